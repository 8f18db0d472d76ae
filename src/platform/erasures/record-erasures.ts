import type { Database } from "../database/database";
import { erasureEntry } from "./table";

/** PostgreSQL allows 65,535 parameters per statement, and an entry uses two. */
const BATCH_SIZE = 10_000;

/**
 * Records erasures, in the transaction that erases. A backup from before can then be restored without
 * bringing the data back.
 * @param ids of the records, which are the same in every copy of the database
 */
export async function recordErasures(
  tx: Database,
  { kind }: { kind: string },
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH_SIZE)
    await tx
      .insert(erasureEntry)
      .values(ids.slice(from, from + BATCH_SIZE).map((subject) => ({ kind, subject })));
}
