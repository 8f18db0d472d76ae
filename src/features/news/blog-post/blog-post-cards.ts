import { desc, ne } from "drizzle-orm";
import { readsList } from "~/content/reads";
import { type ImageView, imageViews } from "~/features/media/shared/image/image-view";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { blogPost } from "./table";

/** A blog post in a list. */
export interface BlogPostCard {
  id: string;
  slug: string;
  title: string;
  description: string;
  createdAt: Date;
  image: ImageView | null;
}

interface Newest {
  limit: number;
  except?: string;
}

/**
 * Published posts, newest first.
 * @param except the id of a post to leave out
 */
export function blogPostCards(db: Database, newest: Newest): Promise<BlogPostCard[]> {
  return remembered(db, `blog posts ${newest.limit} ${newest.except ?? ""}`, () => readCards(db, newest));
}

async function readCards(db: Database, { limit, except }: Newest): Promise<BlogPostCard[]> {
  const { id, slug, title, description, createdAt, imageId } = blogPost;
  const rows = await db
    .select({ id, slug, title, description, createdAt, imageId })
    .from(blogPost)
    .where(except === undefined ? undefined : ne(id, except))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  readsList(
    blogPost,
    rows.map((row) => row.id),
  );
  const images = await imageViews(
    db,
    rows.map((row) => row.imageId),
  );
  return rows.map(({ imageId: picture, ...row }) => ({
    ...row,
    image: (picture && images.get(picture)) || null,
  }));
}

/** The number of published posts. */
export async function countBlogPosts(db: Database): Promise<number> {
  const count = await db.$count(blogPost);
  readsList(blogPost);
  return count;
}
