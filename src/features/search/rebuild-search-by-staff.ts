import { recordProgress } from "~/content/search/rebuild-progress";
import { rebuildSearch } from "~/content/search/rebuild-search";
import { personById } from "~/features/accounts/shared/person-by-id";
import type { RootDatabase } from "~/platform/database/database";
import { PermanentFailure } from "~/platform/jobs/permanent-failure";

/**
 * Rebuilds the search index for a staff member, and reports the progress.
 * @throws PermanentFailure if they may no longer sign in
 */
export async function rebuildSearchByStaff(
  { db, now }: { db: RootDatabase; now(): Date },
  actorId: string,
): Promise<void> {
  const person = await personById(db, actorId);
  if (!person) throw new PermanentFailure("The person who requested the rebuild can no longer sign in.");
  let all = 0;
  await recordProgress(db, now(), { done: 0, total: 0, state: "begins" });
  await rebuildSearch(db, person.actor, (done, total) => {
    all = total;
    return recordProgress(db, now(), { done, total, state: "continues" });
  });
  await recordProgress(db, now(), { done: all, total: all, state: "ends" });
}
