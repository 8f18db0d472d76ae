import { dayAt } from "~/content/values/day-at";
import { specialtyLinks } from "~/features/care/shared/specialty-links";
import { firstContact } from "~/features/pages/shared/first-contact";
import { relatedArticles } from "~/features/pages/shared/related-articles";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { newsFeed } from "../../feeds/feeds";
import { latestNews } from "../../news-item/latest-news";
import { newsBySlug } from "../../news-item/news-by-slug";
import { newsListItem } from "../../news-item/news-list-item";
import { Article } from "../article";
import { articleStructuredData } from "../article-structured-data";
import type { Route } from "./+types/route";
import { PressContactBox } from "./press-contact-box";

export const handle: PageHandle = {
  page: {
    searchParams: [],
    // News about a specialty is about care, which counting services must not count.
    counted: (news) => (news as Route.ComponentProps["loaderData"]).byline.specialties.length === 0,
  },
};

const PARENT = { label: "Newsroom", href: "/newsroom" };
const MORE = 3;
const KINDS = {
  newsItem: { label: "News", admin: "newsitem" },
  pressRelease: { label: "Press release", admin: "pressreleases" },
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { id, type, path, title, lead, image } = loaderData;
  return pageMeta(root, {
    title,
    description: lead,
    path,
    image,
    record: `${KINDS[type].admin}/${id}`,
    feeds: [newsFeed],
    structuredData: root ? articleStructuredData(root, "NewsArticle", loaderData, PARENT) : [],
  });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, env, visibility } = context.get(requestContext);
  const news = await newsBySlug(db, params.slug);
  if (!news) throw new AppError("NOT_FOUND", "There is no news at this address.");
  const { id, type, slug, title, summary: lead, body, image, publishedAt, updatedAt } = news;
  const { specialtyIds } = news;
  const shown = { db, visibility: await visibility() };
  const [latest, contact, specialties, related] = await Promise.all([
    latestNews(db, MORE + 1),
    firstContact(db, PARENT.href),
    specialtyLinks(db, specialtyIds),
    relatedArticles(shown, "specialty", { ids: specialtyIds, except: id, limit: MORE }, env.TZ_HOSPITAL),
  ]);
  const others = latest.filter((other) => other.id !== id).slice(0, MORE);
  return {
    id,
    type,
    title,
    lead,
    body,
    image,
    contact,
    path: `/news/${slug}`,
    byline: { day: dayAt(publishedAt, env.TZ_HOSPITAL), author: "", review: null, specialties },
    published: publishedAt.toISOString(),
    changed: updatedAt.toISOString(),
    moreHeading: related.length > 0 ? "More on this" : "More news",
    more: related.length > 0 ? related : others.map((other) => newsListItem(other, env.TZ_HOSPITAL)),
  };
}

export default function News({ loaderData }: Route.ComponentProps) {
  const { type, contact, ...article } = loaderData;
  return (
    <Article
      {...article}
      parent={PARENT}
      kind={KINDS[type].label}
      aside={contact && <PressContactBox contact={contact} />}
    />
  );
}
