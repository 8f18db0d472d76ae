import { and, arrayOverlaps, desc, ne } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ArticleItem } from "./article-item";
import { blogPost } from "./blog-post/table";
import { dayAt } from "./day-at";
import { imageViews } from "./image/image-view";
import { newsItem } from "./news-item/table";

/** Cache tags of what `relatedArticles` reads. */
export const relatedTags = ["blogPost", "newsItem", "image"] as const;

/**
 * Posts and news about the same specialties, the newest first; none where nothing is shared.
 * @param asked.except the id of what is read already
 */
export async function relatedArticles(
  db: Database,
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
      ...{ at: createdAt, text: description, kind: "Health advice", href: `/blog/${post.slug}` },
    })),
    ...news.map(({ summary, publishedAt, ...item }) => ({
      ...item,
      ...{ at: publishedAt, text: summary, kind: "News", href: `/news/${item.slug}` },
    })),
  ];
  return entries
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, limit)
    .map(({ id, href, title, text, at, kind, imageId }) => ({
      ...{ id, href, title, text, kind, day: dayAt(at, timeZone) },
      image: (imageId && images.get(imageId)) || null,
    }));
}
