import { and, eq, ne } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { ContentType } from "../define-content-type";
import { countingValues } from "../fields/shown-if";
import { removeLiveReferences, writeLiveReferences } from "../indexes/write-indexes";
import { removeSearchDocument } from "../search/write-search-document";
import { contentItem } from "../tables";
import { showingNewValues } from "../variables/show-new-values";
import { announceChange, publicValues } from "./announce-change";
import type { Item } from "./steps";
import { writePublicRows } from "./write-public-rows";

/**
 * Publishes the record's current values: address, published rows, search, cached pages.
 * @param before the former record, null if it is new
 * @throws AppError SLUG_TAKEN if a record of another type is published at the same address
 */
export async function showPublicly(
  tx: Database,
  type: ContentType,
  item: Item,
  before: Item | null,
): Promise<void> {
  const published = {
    id: item.id,
    data: item.data,
    publishedAt: item.publishedAt ?? item.updatedAt,
    updatedAt: item.updatedAt,
  };
  const url = type.url(item.data);
  if (item.publishedUrl !== url) await takeAddress(tx, item, url);
  await showingNewValues(tx, type, () => writePublicRows(tx, type, published));
  await writeLiveReferences(tx, type, [{ id: item.id, data: countingValues(type.fields, item.data) }]);
  await announceChange(tx, type, {
    id: item.id,
    before: await publicValues(tx, before),
    after: item.data,
  });
}

/**
 * Removes the record from the site.
 * @param before the former record
 */
export async function hidePublicly(tx: Database, type: ContentType, before: Item): Promise<void> {
  const { id } = before;
  await showingNewValues(tx, type, () => type.withdraw(tx, id));
  await removeSearchDocument(tx, id);
  await removeLiveReferences(tx, id);
  await announceChange(tx, type, { id, before: await publicValues(tx, before), after: null });
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
