import { sql } from "drizzle-orm";
import { visibleRecords } from "~/content/listing/visible-records";
import { contentItem } from "~/content/tables";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";

/** Below this two addresses have hardly a syllable in common. */
const LIKE_ENOUGH = 0.3;

/** The public page whose address or title is most like a path that has none, by a title that the actor may see; null where none is. */
export async function likelyTarget(
  db: Database,
  actor: Actor,
  path: string,
): Promise<{ url: string; title: string } | null> {
  const words = wordsOf(path);
  if (words.length < 3) return null;
  const { id, publishedUrl, title, status } = contentItem;
  const likeness = sql<number>`greatest(
    similarity(${publishedUrl}, ${path}),
    similarity(regexp_replace(${publishedUrl}, '^.*/', ''), ${words}),
    case when ${status} = 'live' then similarity(lower(${title}), ${words}) end)`;
  const [best] = await db
    .select({ url: sql<string>`${publishedUrl}`, id, likeness })
    .from(contentItem)
    .where(sql`${publishedUrl} is not null`)
    .orderBy(sql`3 desc, length(${publishedUrl})`)
    .limit(1);
  if (!best || best.likeness < LIKE_ENOUGH) return null;
  const record = (await visibleRecords(db, actor, [best.id])).get(best.id);
  return record ? { url: best.url, title: record.title } : null;
}

/** The last part of an address as words: `/docs/Our-Clinics.html` is "our clinics". */
function wordsOf(path: string): string {
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  return last
    .replace(/\.\w{1,5}$/, "")
    .replaceAll(/[-_+.]|%20/g, " ")
    .trim();
}
