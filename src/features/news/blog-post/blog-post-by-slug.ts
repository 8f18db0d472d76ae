import { eq } from "drizzle-orm";
import { readsAddress, readsRecords } from "~/content/reads";
import { showRichText } from "~/content/rich-text/show-rich-text";
import { provider } from "~/features/care/shared/provider/table";
import { specialtyLinks } from "~/features/care/shared/specialty-links";
import { imageColumns } from "~/features/media/shared/image/image-view";
import { image } from "~/features/media/shared/image/table";
import type { Database } from "~/platform/database/database";
import { blogPost } from "./table";

/** The published post with that slug, its HTML sanitized, with reviewer and specialties; or undefined. */
export async function blogPostBySlug(db: Database, slug: string) {
  const [found] = await db
    .select({
      post: blogPost,
      image: imageColumns(image),
      reviewer: {
        id: provider.id,
        name: provider.name,
        letters: provider.acronymsAndAbbreviations,
        slug: provider.slug,
      },
    })
    .from(blogPost)
    .leftJoin(image, eq(image.id, blogPost.imageId))
    .leftJoin(provider, eq(provider.id, blogPost.reviewerId))
    .where(eq(blogPost.slug, slug));
  readsAddress(blogPost, slug, found?.post.id);
  if (!found) return undefined;
  const { post, image: picture, reviewer } = found;
  readsRecords(image, [post.imageId]);
  readsRecords(provider, [post.reviewerId]);
  const specialties = await specialtyLinks(db, post.specialtyIds);
  const body = await showRichText(db, post.body);
  return { ...post, body, image: picture, reviewer, specialties };
}
