import { and, eq, ne } from "drizzle-orm";
import { announceTags } from "~/platform/cache/announce-tags";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { ContentType } from "../define-content-type";
import { removeLiveReferences, writeLiveReferences } from "../indexes/write-indexes";
import { searchTextOf } from "../search/search-text-of";
import { removeSearchDocument, writeSearchDocument } from "../search/write-search-document";
import { contentItem } from "../tables";
import type { Item } from "./steps";

/**
 * Shows the record's current values to the public: address, published rows, search, cached pages.
 * @throws AppError SLUG_TAKEN when a record of another type is public at the same address
 */
export async function showPublicly(tx: Database, type: ContentType, item: Item): Promise<void> {
  const published = {
    id: item.id,
    data: item.data,
    publishedAt: item.publishedAt ?? item.updatedAt,
    updatedAt: item.updatedAt,
  };
  const url = type.url(item.data);
  if (item.publishedUrl !== url) await takeAddress(tx, item, url);
  await type.project(tx, published);
  if (type.search && url !== null) {
    const subject = { itemId: item.id, type: type.name, url, updatedAt: item.updatedAt };
    const text = await searchTextOf(tx, type, published);
    await (text ? writeSearchDocument(tx, subject, text) : removeSearchDocument(tx, item.id));
  }
  await writeLiveReferences(tx, type, [item]);
  await announceTags(tx, [type.name]);
}

/** Takes the record away from the public. */
export async function hidePublicly(tx: Database, type: ContentType, id: string): Promise<void> {
  await type.withdraw(tx, id);
  await removeSearchDocument(tx, id);
  await removeLiveReferences(tx, id);
  await announceTags(tx, [type.name]);
}

async function takeAddress(tx: Database, item: Item, url: string | null): Promise<void> {
  if (url !== null) {
    const [other] = await tx
      .select({ id: contentItem.id })
      .from(contentItem)
      .where(and(eq(contentItem.publishedUrl, url), ne(contentItem.id, item.id)));
    if (other) throw new AppError("SLUG_TAKEN", `Another record is already published at ${url}.`);
  }
  await tx.update(contentItem).set({ publishedUrl: url }).where(eq(contentItem.id, item.id));
  item.publishedUrl = url;
}
