import { eq } from "drizzle-orm";
import { readsAddress, readsRecords } from "~/content/reads";
import { type ImageView, imageColumns } from "~/features/media/shared/image/image-view";
import { image } from "~/features/media/shared/image/table";
import type { Database } from "~/platform/database/database";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { pressRelease } from "../press-release/table";
import { newsItem } from "./table";

/** A news item or press release: they share their addresses. */
export interface News {
  id: string;
  type: "newsItem" | "pressRelease";
  slug: string;
  title: string;
  summary: string;
  /** Sanitised. */
  body: string;
  publishedAt: Date;
  updatedAt: Date;
  image: ImageView | null;
  /** What it is about; a press release is about nothing in particular. */
  specialtyIds: string[];
}

/** The published news at `/news/{slug}`, or undefined. */
export async function newsBySlug(db: Database, slug: string): Promise<News | undefined> {
  const [[item], [release]] = await Promise.all([
    db
      .select({ news: newsItem, image: imageColumns(image) })
      .from(newsItem)
      .leftJoin(image, eq(image.id, newsItem.imageId))
      .where(eq(newsItem.slug, slug)),
    db.select().from(pressRelease).where(eq(pressRelease.slug, slug)),
  ]);
  readsAddress(newsItem, slug, item?.news.id);
  readsAddress(pressRelease, slug, release?.id);
  readsRecords(image, [item?.news.imageId ?? null]);
  if (item)
    return {
      ...readable(item.news),
      type: "newsItem",
      image: item.image,
      specialtyIds: item.news.specialtyIds,
    };
  return release && { ...readable(release), type: "pressRelease", image: null, specialtyIds: [] };
}

function readable({
  id,
  slug,
  title,
  summary,
  body,
  publishedAt,
  updatedAt,
}: typeof pressRelease.$inferSelect) {
  return { id, slug, title, summary, body: sanitizeRichText(body), publishedAt, updatedAt };
}
