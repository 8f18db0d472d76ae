import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { imageColumns } from "../image/image-view";
import { image } from "../image/table";
import { blogPost } from "./table";

/** The published post with that slug, its text sanitised, or undefined. */
export async function blogPostBySlug(db: Database, slug: string) {
  const [found] = await db
    .select({ post: blogPost, image: imageColumns(image) })
    .from(blogPost)
    .leftJoin(image, eq(image.id, blogPost.imageId))
    .where(eq(blogPost.slug, slug));
  return found && { ...found.post, body: sanitizeRichText(found.post.body), image: found.image };
}
