import { desc } from "drizzle-orm";
import { readsList } from "~/content/reads";
import { type ImageView, imageViews } from "~/features/media/shared/image/image-view";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { mediaCoverage } from "../media-coverage/table";
import { pressRelease } from "../press-release/table";
import type { NewsItemCard } from "./news-item-card";
import { newsItem } from "./table";

/** A news entry in a list: a news item, a press release, or an article in other media. */
export interface NewsCard {
  id: string;
  /** "News", "Press release", or the name of the publication. */
  kind: string;
  href: string;
  title: string;
  summary: string;
  publishedAt: Date;
  image: ImageView | null;
}

/** Converts a news item to an entry of the news list. */
export function newsCard({ slug, ...card }: NewsItemCard): NewsCard {
  return { ...card, kind: "News", href: `/news/${slug}` };
}

/** All published news, newest first. */
export function latestNews(db: Database, limit: number): Promise<NewsCard[]> {
  return remembered(db, `latest news ${limit}`, () => readLatest(db, limit));
}

async function readLatest(db: Database, limit: number): Promise<NewsCard[]> {
  const lists = await Promise.all([
    db.select().from(newsItem).orderBy(desc(newsItem.publishedAt), desc(newsItem.id)).limit(limit),
    db
      .select()
      .from(pressRelease)
      .orderBy(desc(pressRelease.publishedAt), desc(pressRelease.id))
      .limit(limit),
    db
      .select()
      .from(mediaCoverage)
      .orderBy(desc(mediaCoverage.publishedAt), desc(mediaCoverage.id))
      .limit(limit),
  ]);
  const newest = new Set<Dated>(lists.flat().toSorted(newestFirst).slice(0, limit));
  const shownOf = <Row extends Dated>(rows: readonly Row[]) => rows.filter((row) => newest.has(row));
  const [items, releases, coverages] = [shownOf(lists[0]), shownOf(lists[1]), shownOf(lists[2])];
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  readsList(newsItem, idsOf(items));
  readsList(pressRelease, idsOf(releases));
  readsList(mediaCoverage, idsOf(coverages));
  const images = await imageViews(
    db,
    items.map((item) => item.imageId),
  );
  return [
    ...items.map(({ id, slug, title, summary, publishedAt, imageId }) => {
      const image = (imageId && images.get(imageId)) || null;
      return newsCard({ id, slug, title, summary, publishedAt, image });
    }),
    ...releases.map(({ id, slug, title, summary, publishedAt }) => {
      return { id, kind: "Press release", href: `/news/${slug}`, title, summary, publishedAt, image: null };
    }),
    ...coverages.map(({ id, outlet, href, title, publishedAt }) => {
      return { id, kind: outlet, href, title, summary: "", publishedAt, image: null };
    }),
  ].toSorted(newestFirst);
}

type Dated = { publishedAt: Date };

function newestFirst(a: Dated, b: Dated): number {
  return b.publishedAt.getTime() - a.publishedAt.getTime();
}

/** The number of entries that `latestNews` could return. */
export async function countNews(db: Database): Promise<number> {
  const counts = await Promise.all([db.$count(newsItem), db.$count(pressRelease), db.$count(mediaCoverage)]);
  for (const table of [newsItem, pressRelease, mediaCoverage]) readsList(table);
  return counts.reduce((sum, count) => sum + count, 0);
}
