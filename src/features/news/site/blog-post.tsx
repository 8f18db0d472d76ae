import { formatDay } from "~/content/blocks/layout/format-day";
import { dayAt } from "~/content/values/day-at";
import { relatedArticles } from "~/features/pages/shared/related-articles";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { blogPostBySlug } from "../blog-post/blog-post-by-slug";
import { blogPostCards } from "../blog-post/blog-post-cards";
import { postItem } from "../blog-post/post-item";
import { blogFeed } from "../feeds/feeds";
import type { Route } from "./+types/blog-post";
import { Article } from "./article";
import { articleStructuredData } from "./article-structured-data";

export const handle: PageHandle = { page: { searchParams: [] } };

const PARENT = { label: "Health advice", href: "/blog" };
const MORE = 3;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { id, path, title, lead, image } = loaderData;
  return pageMeta(root, {
    title,
    description: lead,
    path,
    image,
    record: `blog/${id}`,
    feeds: [blogFeed],
    structuredData: root ? articleStructuredData(root, "BlogPosting", loaderData, PARENT) : [],
  });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, env, visibility } = context.get(requestContext);
  const post = await blogPostBySlug(db, params.slug);
  if (!post) throw new AppError("NOT_FOUND", "There is no post at this address.");
  const { id, slug, title, description: lead, body, image, createdAt, updatedAt } = post;
  const { author, reviewer, reviewedOn, specialties, specialtyIds } = post;
  const related = await relatedArticles(
    { db, visibility: await visibility() },
    "specialty",
    { ids: specialtyIds, except: id, limit: MORE },
    env.TZ_HOSPITAL,
  );
  const others = related.length > 0 ? [] : await blogPostCards(db, { limit: MORE, except: id });
  return {
    id,
    title,
    lead,
    body,
    image,
    path: `/blog/${slug}`,
    byline: {
      day: dayAt(createdAt, env.TZ_HOSPITAL),
      author,
      specialties,
      review:
        reviewer && reviewedOn
          ? {
              name: [reviewer.name, reviewer.letters].filter(Boolean).join(", "),
              href: `/provider/${reviewer.slug}`,
              day: { iso: reviewedOn, words: formatDay(reviewedOn) },
            }
          : null,
    },
    author,
    published: createdAt.toISOString(),
    changed: updatedAt.toISOString(),
    moreHeading: related.length > 0 ? "More on this" : "More to read",
    more: related.length > 0 ? related : others.map((other) => postItem(other, env.TZ_HOSPITAL)),
  };
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <Article {...loaderData} parent={PARENT} kind="" />;
}
