import { sql } from "drizzle-orm";
import { visibleRecords } from "~/content/listing/visible-records";
import { contentItem } from "~/content/tables";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";

/** Addresses with less similarity than this are unrelated. */
const MIN_SIMILARITY = 0.3;

/**
 * The published page whose path or title is most similar to a missing path, with its title if the actor may see it.
 * Null if none is similar.
 */
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
  if (!best || best.likeness < MIN_SIMILARITY) return null;
  const record = (await visibleRecords(db, actor, [best.id])).get(best.id);
  return record ? { url: best.url, title: record.title } : null;
}

/** The last segment of a path as words: `/docs/Our-Clinics.html` is "our clinics". */
function wordsOf(path: string): string {
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  return last
    .replace(/\.\w{1,5}$/, "")
    .replaceAll(/[-_+.]|%20/g, " ")
    .trim();
}
