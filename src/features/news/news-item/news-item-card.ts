import { inArray } from "drizzle-orm";
import { readsRecords } from "~/content/reads";
import { type ImageView, imageViews } from "~/features/media/shared/image/image-view";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { newsItem } from "./table";

/** A news item in a list. */
export interface NewsItemCard {
  id: string;
  slug: string;
  title: string;
  summary: string;
  publishedAt: Date;
  image: ImageView | null;
}

/** Published news items with their pictures, in no particular order. */
export async function newsItemCards(db: Database, ids: readonly string[]): Promise<NewsItemCard[]> {
  if (ids.length === 0) return [];
  return remembered(db, `news cards ${ids}`, () => readCards(db, ids));
}

async function readCards(db: Database, ids: readonly string[]): Promise<NewsItemCard[]> {
  const { id, slug, title, summary, publishedAt, imageId } = newsItem;
  const rows = await db
    .select({ id, slug, title, summary, publishedAt, imageId })
    .from(newsItem)
    .where(inArray(newsItem.id, [...ids]));
  readsRecords(newsItem, ids);
  const images = await imageViews(
    db,
    rows.map((row) => row.imageId),
  );
  return rows.map(({ imageId, ...row }) => ({ ...row, image: (imageId && images.get(imageId)) || null }));
}
