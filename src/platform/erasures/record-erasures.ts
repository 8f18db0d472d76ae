import type { Database } from "../database/database";
import { erasureEntry } from "./table";

/** PostgreSQL takes 65,535 parameters a statement, and an entry has two. */
const AT_ONCE = 10_000;

/**
 * Notes what is being erased, in the transaction that erases it: a backup from before can then be restored without bringing it back.
 * @param ids of the records, which stay the same in every copy of the database
 */
export async function recordErasures(
  tx: Database,
  { kind }: { kind: string },
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await tx
      .insert(erasureEntry)
      .values(ids.slice(from, from + AT_ONCE).map((subject) => ({ kind, subject })));
}
