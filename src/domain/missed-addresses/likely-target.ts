import { sql } from "drizzle-orm";
import { contentItem } from "~/content/tables";
import type { Database } from "~/platform/database/database";

/** Below this two addresses have hardly a syllable in common. */
const LIKE_ENOUGH = 0.3;

/** The public page whose address or title is most like a path that has none; null where none is. */
export async function likelyTarget(
  db: Database,
  path: string,
): Promise<{ url: string; title: string } | null> {
  const words = wordsOf(path);
  if (words.length < 3) return null;
  const { publishedUrl, title } = contentItem;
  const likeness = sql<number>`greatest(
    similarity(${publishedUrl}, ${path}),
    similarity(regexp_replace(${publishedUrl}, '^.*/', ''), ${words}),
    similarity(lower(${title}), ${words}))`;
  const [best] = await db
    .select({ url: sql<string>`${publishedUrl}`, title, likeness })
    .from(contentItem)
    .where(sql`${publishedUrl} is not null`)
    .orderBy(sql`3 desc, length(${publishedUrl})`)
    .limit(1);
  return best && best.likeness >= LIKE_ENOUGH ? { url: best.url, title: best.title } : null;
}

/** The last part of an address as words: `/docs/Our-Clinics.html` is "our clinics". */
function wordsOf(path: string): string {
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  return last
    .replace(/\.\w{1,5}$/, "")
    .replaceAll(/[-_+.]|%20/g, " ")
    .trim();
}
