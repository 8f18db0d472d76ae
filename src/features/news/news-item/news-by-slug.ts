import { eq } from "drizzle-orm";
import { publicColumns, type RowOf } from "~/content/publishing/published-columns";
import { readsAddress, readsRecords } from "~/content/reads";
import { showRichText } from "~/content/rich-text/show-rich-text";
import { type ImageView, imageColumns } from "~/features/media/shared/image/image-view";
import { image } from "~/features/media/shared/image/table";
import type { Database } from "~/platform/database/database";
import { pressRelease } from "../press-release/table";
import { newsItem } from "./table";

const itemColumns = publicColumns(newsItem, "imageId");
const releaseColumns = publicColumns(pressRelease);

/** A news item or press release, which share their addresses. The HTML is sanitized. */
export interface News extends RowOf<typeof releaseColumns> {
  type: "newsItem" | "pressRelease";
  image: ImageView | null;
  /** Empty for a press release. */
  specialtyIds: string[];
}

/** The published news at `/news/{slug}`, or undefined. */
export async function newsBySlug(db: Database, slug: string): Promise<News | undefined> {
  const [[item], [release]] = await Promise.all([
    db
      .select({ news: itemColumns, imageId: newsItem.imageId, image: imageColumns(image) })
      .from(newsItem)
      .leftJoin(image, eq(image.id, newsItem.imageId))
      .where(eq(newsItem.slug, slug)),
    db.select(releaseColumns).from(pressRelease).where(eq(pressRelease.slug, slug)),
  ]);
  readsAddress(newsItem, slug, item?.news.id);
  readsAddress(pressRelease, slug, release?.id);
  readsRecords(image, [item?.imageId ?? null]);
  if (item) {
    const { news, image: picture } = item;
    return { ...news, body: await showRichText(db, news.body), type: "newsItem", image: picture };
  }
  if (!release) return undefined;
  const body = await showRichText(db, release.body);
  return { ...release, body, type: "pressRelease", image: null, specialtyIds: [] };
}
