import { and, arrayOverlaps, desc, ne } from "drizzle-orm";
import type { RelatedQuery, RelatedRecord } from "~/content/listing/related-record";
import { readsListOf } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { blogPost } from "./table";

/** Published posts about any of these specialties, newest first. */
export async function postsAbout(
  db: Database,
  { ids, except, limit }: RelatedQuery,
): Promise<RelatedRecord[]> {
  const { id, slug, title, description, createdAt, imageId, specialtyIds } = blogPost;
  const posts = await db
    .select({ id, slug, title, description, createdAt, imageId })
    .from(blogPost)
    .where(and(arrayOverlaps(specialtyIds, [...ids]), except === undefined ? undefined : ne(id, except)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  readsListOf(
    blogPost,
    ids,
    posts.map((post) => post.id),
  );
  return posts.map((post) => ({
    id: post.id,
    href: `/blog/${post.slug}`,
    title: post.title,
    text: post.description,
    kind: "Health advice",
    publishedAt: post.createdAt,
    imageId: post.imageId,
  }));
}
