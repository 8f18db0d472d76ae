import { dayAt } from "~/content/values/day-at";
import type { ArticleItem } from "~/features/pages/shared/article-item";
import type { BlogPostCard } from "./blog-post-cards";

/** The list item of a post, with its date in the time zone. */
export function postItem(
  { id, slug, title, description, createdAt, image }: BlogPostCard,
  timeZone: string,
): ArticleItem {
  const day = dayAt(createdAt, timeZone);
  return { id, href: `/blog/${slug}`, title, text: description, day, kind: "", image };
}
