import { and, desc, eq, isNotNull } from "drizzle-orm";
import { dayAt } from "~/content/values/day-at";
import type { DomainServices } from "~/platform/domain-services";
import { type MonthlyOfDonor, monthlyOfDonor } from "../monthly/monthly-of-donor";
import { type Gift, gift } from "../table";
import { donorByToken } from "./donor-by-token";
import { type Giver, openGiver } from "./giver";

/** A donor's gifts, for the holder of the private link. */
export interface GivingByToken {
  donorId: string;
  /** Null if it was erased. */
  giver: Giver | null;
  /** Paid gifts, newest first. */
  gifts: Gift[];
  /** The years with gifts, latest first; totals in cents, minus refunds. */
  years: { year: number; gifts: number; total: number }[];
  monthly: MonthlyOfDonor[];
}

/**
 * The data of a donor's private page.
 * @throws AppError NOT_FOUND if the token is unknown or no longer valid
 */
export async function givingByToken(services: DomainServices, token: string): Promise<GivingByToken> {
  const { db, sealer, timeZone } = services;
  const row = await donorByToken(db, token);
  const [gifts, monthly] = await Promise.all([
    db
      .select()
      .from(gift)
      .where(and(eq(gift.donorId, row.id), isNotNull(gift.receiptNumber)))
      .orderBy(desc(gift.givenAt), desc(gift.number)),
    monthlyOfDonor(db, row.id),
  ]);
  return {
    donorId: row.id,
    giver: openGiver(sealer, row),
    gifts,
    monthly,
    years: yearsOf(gifts, timeZone),
  };
}

export function yearsOf(gifts: readonly Gift[], timeZone: string): GivingByToken["years"] {
  const byYear = Map.groupBy(gifts, ({ givenAt }) => yearOf(givenAt ?? new Date(0), timeZone));
  return [...byYear].map(([year, of]) => ({
    year,
    gifts: of.length,
    total: of.reduce((cents, { amount, refunded }) => cents + amount - refunded, 0),
  }));
}

/** The year of a time in the hospital's time zone. */
export function yearOf(moment: Date, timeZone: string): number {
  return Number(dayAt(moment, timeZone).iso.slice(0, 4));
}
