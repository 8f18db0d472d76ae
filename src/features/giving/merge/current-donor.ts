import { eq, inArray } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { type Donor, donor } from "../table";

/** A longer chain of merges is a defect. */
const MAX_MERGE_STEPS = 50;

/**
 * The donor into whom this one was merged, or the donor itself. Locks the row, so that a merge waits until the new gift
 * is stored.
 */
export async function currentDonor(tx: Database, row: Donor): Promise<Donor> {
  let current = row;
  for (let step = 0; step < MAX_MERGE_STEPS; step += 1) {
    if (current.mergedInto === null) return current;
    const [next] = await tx.select().from(donor).where(eq(donor.id, current.mergedInto)).for("key share");
    if (!next) throw new Error("A donor was merged into one that is not there.");
    current = next;
  }
  throw new Error("Donors were merged in a circle.");
}

/** These donors and all who were merged into them. */
export async function withMerged(db: Database, rows: readonly Donor[]): Promise<Donor[]> {
  const found = new Map(rows.map((row) => [row.id, row]));
  let latest = [...found.keys()];
  while (latest.length > 0) {
    const next = await db.select().from(donor).where(inArray(donor.mergedInto, latest));
    latest = next.filter(({ id }) => !found.has(id)).map(({ id }) => id);
    for (const row of next) found.set(row.id, row);
  }
  return [...found.values()];
}
