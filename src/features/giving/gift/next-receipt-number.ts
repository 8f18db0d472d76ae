import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { receiptSeries } from "../table";

/**
 * The next receipt number of the year in which a gift was made: `2026-000123`. Locks the series until the caller's
 * transaction ends, so there are no gaps or duplicates.
 */
export async function nextReceiptNumber(tx: Database, givenAt: Date, timeZone: string): Promise<string> {
  const year = Number(new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric" }).format(givenAt));
  const [row] = await tx
    .insert(receiptSeries)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptSeries.year, set: { last: sql`${receiptSeries.last} + 1` } })
    .returning();
  if (!row) throw new Error("The receipt was not numbered.");
  return `${year}-${String(row.last).padStart(6, "0")}`;
}

/**
 * Locks the receipt series of these years until the caller's transaction ends, in a fixed order. To prevent deadlocks,
 * a transaction that records several gifts, or that locks a donor, must call this first.
 */
export async function lockReceiptSeries(tx: Database, years: readonly number[]): Promise<void> {
  const all = [...new Set(years)].sort((one, other) => one - other);
  if (all.length === 0) return;
  await tx
    .insert(receiptSeries)
    .values(all.map((year) => ({ year, last: 0 })))
    .onConflictDoNothing();
  await tx
    .select()
    .from(receiptSeries)
    .where(inArray(receiptSeries.year, all))
    .orderBy(asc(receiptSeries.year))
    .for("update");
}
