import { inArray } from "drizzle-orm";
import { contentItem } from "~/content/tables";
import { namesOf } from "~/domain/accounts/names-of";
import type { Database } from "~/platform/database/database";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What these subjects are called, by id: the titles of records, the names of people. */
export async function titlesOf(db: Database, subjectIds: string[]): Promise<Map<string, string>> {
  const ids = [...new Set(subjectIds.filter((id) => UUID.test(id)))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: contentItem.id, title: contentItem.title })
    .from(contentItem)
    .where(inArray(contentItem.id, ids));
  return new Map([...(await namesOf(db, ids)), ...rows.map(({ id, title }) => [id, title] as const)]);
}
