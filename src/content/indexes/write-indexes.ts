import { and, eq, inArray, isNull } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "~/platform/database/database";
import { DOWNLOAD } from "~/platform/isomorphic/file-addresses";
import type { ContentType } from "../define-content-type";
import type { Fields } from "../fields/field";
import { contentTypes } from "../registry";
import { contentItem, contentReference, contentValue } from "../tables";
import { withVariablesInAll } from "../variables/variable-source";
import { listKeys } from "./list-keys";

interface IndexedItem {
  id: string;
  data: Record<string, unknown>;
  trashedAt: Date | null;
}

/** Keeps a statement's values below PostgreSQL's limit of 65,535 parameters. */
const ROWS_AT_ONCE = 5_000;

/**
 * Writes the derived rows by which lists and "where used" find working copies; records in the trash have
 * none. Lists are sorted and filtered by the text that variables stand for, as they show it.
 * @param isNew nothing was written for them yet
 */
export async function writeIndexes(
  tx: Database,
  type: ContentType,
  items: IndexedItem[],
  { isNew = false } = {},
): Promise<void> {
  if (!isNew) await removeIndexes(tx, items);
  const present = items.filter((item) => item.trashedAt === null);
  const filled = await withVariablesInAll(
    tx,
    type,
    present.map(({ data }) => data),
  );
  await insertRows(
    tx,
    contentValue,
    present.flatMap(({ id, data }, at) => valueRows(type, id, filled[at] ?? data)),
  );
  await insertReferences(tx, type, present, false);
}

/** Writes the references of the public versions of records. */
export async function writeLiveReferences(
  tx: Database,
  type: ContentType,
  items: Pick<IndexedItem, "id" | "data">[],
): Promise<void> {
  await removeReferences(tx, items, true);
  await insertReferences(tx, type, items, true);
}

export async function removeLiveReferences(tx: Database, id: string): Promise<void> {
  await removeReferences(tx, [{ id }], true);
}

/** The fields by which a type's lists are sorted and filtered, and by which code finds records. */
export function indexedFields(type: ContentType): string[] {
  const { columns, filters = [], lookups = [] } = type.list;
  return [...new Set([...columns, ...filters, ...lookups])];
}

function valueRows(type: ContentType, id: string, data: Record<string, unknown>) {
  return indexedFields(type).flatMap((name) => {
    const field = type.fields[name];
    const keys = field ? listKeys(field, data[name] ?? field.empty) : [];
    return [...new Set(keys)].map((key) => ({ itemId: id, type: type.name, name, key }));
  });
}

async function insertReferences(
  tx: Database,
  type: ContentType,
  items: Pick<IndexedItem, "id" | "data">[],
  live: boolean,
): Promise<void> {
  const fields = items.flatMap(({ id, data }) =>
    Object.entries(type.fields as Fields).map(([name, field]) => {
      const value = data[name] ?? field.empty;
      const named = field.references(value).map((reference) => reference.id);
      return { id, name, named, hrefs: field.links(value) };
    }),
  );
  const documents = await linkedDocuments(
    tx,
    fields.flatMap(({ hrefs }) => hrefs),
  );
  const rows = fields.flatMap(({ id, name, named, hrefs }) => {
    const linked = hrefs.flatMap((href) => documents.get(href) ?? []);
    return [...new Set([...named, ...linked])].map((targetId) => ({ itemId: id, live, targetId, name }));
  });
  await insertRows(tx, contentReference, rows);
}

/**
 * The documents at these download addresses, by address. Links to pages are not references, because a moved
 * address redirects.
 */
async function linkedDocuments(tx: Database, hrefs: string[]): Promise<Map<string, string>> {
  const slugs = new Map(
    hrefs.filter((href) => href.startsWith(DOWNLOAD)).map((href) => [href.slice(DOWNLOAD.length), href]),
  );
  if (slugs.size === 0) return new Map();
  const isDocument = and(inArray(contentItem.type, documentTypes()), isNull(contentItem.trashedAt));
  const rows = await tx
    .select({ id: contentItem.id, slug: contentItem.slug })
    .from(contentItem)
    .where(and(isDocument, inArray(contentItem.slug, [...slugs.keys()])));
  return new Map(rows.map(({ id, slug }) => [slugs.get(slug ?? "") ?? "", id]));
}

/** The types whose records are documents: their addresses are those of downloads. */
function documentTypes(): string[] {
  return contentTypes().flatMap(({ name, addressPrefix }) => (addressPrefix === DOWNLOAD ? [name] : []));
}

async function insertRows<T extends PgTable>(
  tx: Database,
  table: T,
  rows: T["$inferInsert"][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await tx.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE));
}

async function removeIndexes(tx: Database, items: { id: string }[]): Promise<void> {
  if (items.length === 0) return;
  await tx.delete(contentValue).where(inArray(contentValue.itemId, idsOf(items)));
  await removeReferences(tx, items, false);
}

async function removeReferences(tx: Database, items: { id: string }[], live: boolean): Promise<void> {
  if (items.length === 0) return;
  await tx
    .delete(contentReference)
    .where(and(inArray(contentReference.itemId, idsOf(items)), eq(contentReference.live, live)));
}

function idsOf(items: { id: string }[]): string[] {
  return items.map((item) => item.id);
}
