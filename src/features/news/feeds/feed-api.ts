import { createRoute, z } from "@hono/zod-openapi";
import type { FeedLink } from "~/content/blocks/feed-link";
import type { Visibility } from "~/content/visibility/visibility";
import { pageByPath } from "~/features/pages/shared/page/page-by-path";
import { publishedSettings } from "~/features/settings/shared/site-settings";
import type { Database } from "~/platform/database/database";
import { newApi } from "~/server/api/new-api";
import { answerCached } from "~/server/page-cache/answer-cached";
import type { Services } from "~/server/services";
import { blogPostCards } from "../blog-post/blog-post-cards";
import { blogPostType } from "../blog-post/definition";
import { newsItemType } from "../news-item/definition";
import { latestNews } from "../news-item/latest-news";
import { type FeedEntry, feedText } from "./feed-text";
import { blogFeed, newsFeed, wholeFeed } from "./feeds";

const MAX_ITEMS = 30;

interface FeedKind {
  link: FeedLink;
  /** The page whose title and description the feed uses. */
  page: string;
  entries(db: Database, visibility: Visibility): Promise<FeedEntry[]>;
}

const feeds: FeedKind[] = [
  {
    link: wholeFeed,
    page: "/",
    entries: async (...from) => newest([...(await posts(...from)), ...(await news(...from))]),
  },
  { link: blogFeed, page: "/blog", entries: posts },
  { link: newsFeed, page: "/newsroom", entries: news },
];

/** RSS feeds. Readers can follow them without an email address. */
export function feedApi(services: Services) {
  const { db, visibility } = services;
  const api = newApi();
  for (const { link, page, entries } of feeds) {
    const route = createRoute({
      method: "get",
      path: link.path,
      summary: `${link.title}, as RSS`,
      responses: {
        200: { description: "RSS 2.0.", content: { "application/rss+xml": { schema: z.string() } } },
      },
    });
    api.openapi(route, (c) =>
      answerCached(c, services, {}, async () => {
        const shown = await visibility.current();
        const [followed, settings, found] = await Promise.all([
          pageByPath(db, page),
          publishedSettings(db),
          entries(db, shown),
        ]);
        const name = settings?.shortName ?? "Openward";
        const about = {
          title: `${link.title} | ${name}`,
          description: followed?.description ?? link.title,
          path: link.path,
          page,
          origin: c.get("origin"),
        };
        return new Response(feedText(about, found), {
          headers: { "content-type": "application/rss+xml; charset=utf-8" },
        });
      }),
    );
  }
  return api;
}

async function posts(db: Database, { shows }: Visibility): Promise<FeedEntry[]> {
  if (!shows(blogPostType.feature)) return [];
  const cards = await blogPostCards(db, { limit: MAX_ITEMS });
  return cards.map(({ id, slug, title, description, createdAt }) => ({
    id,
    title,
    href: `/blog/${slug}`,
    summary: description,
    at: createdAt,
  }));
}

async function news(db: Database, { shows }: Visibility): Promise<FeedEntry[]> {
  if (!shows(newsItemType.feature)) return [];
  const cards = await latestNews(db, MAX_ITEMS);
  return cards.map(({ id, href, title, kind, summary, publishedAt }) => ({
    id,
    title,
    href,
    summary: summary || kind,
    at: publishedAt,
  }));
}

function newest(entries: FeedEntry[]): FeedEntry[] {
  return entries.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MAX_ITEMS);
}
