import { and, arrayOverlaps, desc, ne } from "drizzle-orm";
import type { RelatedQuery, RelatedRecord } from "~/content/listing/related-record";
import { readsListOf } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { newsItem } from "./table";

/** Published news about any of these specialties, newest first. */
export async function newsAbout(
  db: Database,
  { ids, except, limit }: RelatedQuery,
): Promise<RelatedRecord[]> {
  const { id, slug, title, summary, publishedAt, imageId, specialtyIds } = newsItem;
  const news = await db
    .select({ id, slug, title, summary, publishedAt, imageId })
    .from(newsItem)
    .where(and(arrayOverlaps(specialtyIds, [...ids]), except === undefined ? undefined : ne(id, except)))
    .orderBy(desc(publishedAt), desc(id))
    .limit(limit);
  readsListOf(
    newsItem,
    ids,
    news.map((item) => item.id),
  );
  return news.map((item) => ({
    id: item.id,
    href: `/news/${item.slug}`,
    title: item.title,
    text: item.summary,
    kind: "News",
    publishedAt: item.publishedAt,
    imageId: item.imageId,
  }));
}
