import { visibleRecords } from "~/content/listing/visible-records";
import { namesOf } from "~/features/accounts/shared/names-of";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The titles of these subjects by id: names of people, and titles of records that the actor may see. */
export async function titlesOf(
  db: Database,
  actor: Actor,
  subjectIds: string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(subjectIds.filter((id) => UUID.test(id)))];
  if (ids.length === 0) return new Map();
  const titles = new Map(await namesOf(db, ids));
  for (const { id, title, isHidden } of (await visibleRecords(db, actor, ids)).values())
    if (!isHidden) titles.set(id, title);
  return titles;
}
