import { and, arrayOverlaps, desc, ne, sql } from "drizzle-orm";
import { dayAt } from "~/content/values/day-at";
import type { Visibility } from "~/content/visibility/visibility";
import { imageViews } from "~/features/media/image/image-view";
import type { Database } from "~/platform/database/database";
import type { ArticleItem } from "./article-item";
import { blogPostType } from "./blog-post/definition";
import { blogPost } from "./blog-post/table";
import { newsItemType } from "./news-item/definition";
import { newsItem } from "./news-item/table";

/** Cache tags of what `relatedArticles` reads. */
export const relatedTags = ["blogPost", "newsItem", "image"] as const;

/**
 * Posts and news about the same specialties, the newest first; none where nothing is shared, and none of a feature that is off.
 * @param asked.except the id of what is read already
 */
export async function relatedArticles(
  { db, visibility: { shows } }: { db: Database; visibility: Visibility },
  { specialtyIds, except, limit }: { specialtyIds: readonly string[]; except?: string; limit: number },
  timeZone: string,
): Promise<ArticleItem[]> {
  if (specialtyIds.length === 0) return [];
  const ids = [...specialtyIds];
  const [posts, news] = await Promise.all([
    db
      .select()
      .from(blogPost)
      .where(
        and(
          shows(blogPostType.feature) ? undefined : sql`false`,
          arrayOverlaps(blogPost.specialtyIds, ids),
          except === undefined ? undefined : ne(blogPost.id, except),
        ),
      )
      .orderBy(desc(blogPost.createdAt), desc(blogPost.id))
      .limit(limit),
    db
      .select()
      .from(newsItem)
      .where(
        and(
          shows(newsItemType.feature) ? undefined : sql`false`,
          arrayOverlaps(newsItem.specialtyIds, ids),
          except === undefined ? undefined : ne(newsItem.id, except),
        ),
      )
      .orderBy(desc(newsItem.publishedAt), desc(newsItem.id))
      .limit(limit),
  ]);
  const images = await imageViews(
    db,
    [...posts, ...news].map(({ imageId }) => imageId),
  );
  const entries = [
    ...posts.map(({ description, createdAt, ...post }) => ({
      ...post,
      at: createdAt,
      text: description,
      kind: "Health advice",
      href: `/blog/${post.slug}`,
    })),
    ...news.map(({ summary, publishedAt, ...item }) => ({
      ...item,
      at: publishedAt,
      text: summary,
      kind: "News",
      href: `/news/${item.slug}`,
    })),
  ];
  return entries
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, limit)
    .map(({ id, href, title, text, at, kind, imageId }) => ({
      id,
      href,
      title,
      text,
      kind,
      day: dayAt(at, timeZone),
      image: (imageId && images.get(imageId)) || null,
    }));
}
