import { and, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { recurringPayment } from "~/platform/payments/recurring/table";
import { monthlyGift } from "../monthly/table";
import { gift } from "../table";

export interface DonorTotals {
  gifts: number;
  /** Cents, minus refunds. */
  given: number;
  lastGiftAt: Date | null;
  givesMonthly: boolean;
}

/** The total that each of these donors gave. */
export async function donorTotals(db: Database, ids: readonly string[]): Promise<Map<string, DonorTotals>> {
  if (ids.length === 0) return new Map();
  const [sums, monthly] = await Promise.all([
    db
      .select({
        id: gift.donorId,
        gifts: sql<number>`count(*)`.mapWith(Number),
        given: sql<number>`sum(${gift.amount} - ${gift.refunded})`.mapWith(Number),
        lastGiftAt: max(gift.givenAt),
      })
      .from(gift)
      .where(and(inArray(gift.donorId, [...ids]), isNotNull(gift.receiptNumber)))
      .groupBy(gift.donorId),
    db
      .select({ id: monthlyGift.donorId })
      .from(monthlyGift)
      .innerJoin(recurringPayment, eq(recurringPayment.id, monthlyGift.recurringId))
      .where(
        and(
          inArray(monthlyGift.donorId, [...ids]),
          inArray(recurringPayment.state, ["active", "past-due", "paused"]),
        ),
      ),
  ]);
  const givesMonthly = new Set(monthly.map(({ id }) => id));
  const byId = new Map(sums.map(({ id, ...sum }) => [id, sum]));
  const nothing = { gifts: 0, given: 0, lastGiftAt: null };
  return new Map(ids.map((id) => [id, { ...(byId.get(id) ?? nothing), givesMonthly: givesMonthly.has(id) }]));
}
