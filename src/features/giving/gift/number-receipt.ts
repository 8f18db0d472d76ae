import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { receiptSeries } from "../table";

/**
 * The next receipt number of the year in which a gift was given: `2026-000123`. Locks the series until the caller's
 * transaction ends, so that it has no gaps or duplicates.
 */
export async function numberReceipt(tx: Database, givenAt: Date, timeZone: string): Promise<string> {
  const year = Number(new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric" }).format(givenAt));
  const [row] = await tx
    .insert(receiptSeries)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptSeries.year, set: { last: sql`${receiptSeries.last} + 1` } })
    .returning();
  if (!row) throw new Error("The receipt was not numbered.");
  return `${year}-${String(row.last).padStart(6, "0")}`;
}
