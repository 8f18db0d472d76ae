import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { type RecurringPayment, recurringPayment } from "~/platform/payments/recurring/table";
import { type MonthlyGift, monthlyGift } from "./table";

/** A monthly gift with its recurring payment. */
export interface MonthlyOfDonor {
  row: MonthlyGift;
  recurring: RecurringPayment;
}

/** The monthly gifts of a donor that they agreed to, newest first. */
export async function monthlyOfDonor(db: Database, donorId: string): Promise<MonthlyOfDonor[]> {
  return db
    .select({ row: monthlyGift, recurring: recurringPayment })
    .from(monthlyGift)
    .innerJoin(recurringPayment, eq(recurringPayment.id, monthlyGift.recurringId))
    .where(
      and(
        eq(monthlyGift.donorId, donorId),
        inArray(recurringPayment.state, ["active", "past-due", "paused", "ended"]),
      ),
    )
    .orderBy(desc(monthlyGift.number));
}
