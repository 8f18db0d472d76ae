import type { Database } from "~/platform/database/database";
import type { ContentType, Published } from "../define-content-type";
import { valuesForPublic } from "../publishing/values-for-public";
import { searchTextOf } from "../search/search-text-of";
import { removeSearchDocument, writeSearchDocument } from "../search/write-search-document";

type Values = Record<string, unknown>;

/** Writes a record's published rows and its search document. */
export async function writePublicRows(
  tx: Database,
  type: ContentType,
  item: Published<Values>,
): Promise<void> {
  const data = await valuesForPublic(tx, type, item.data);
  const shown = { id: item.id, data, publishedAt: item.publishedAt, updatedAt: item.updatedAt };
  await type.project(tx, shown);
  const url = type.url(data);
  if (!type.search || url === null) return;
  const subject = { itemId: item.id, type: type.name, url, updatedAt: item.updatedAt };
  const text = await searchTextOf(tx, type, shown);
  await (text ? writeSearchDocument(tx, subject, text) : removeSearchDocument(tx, item.id));
}
