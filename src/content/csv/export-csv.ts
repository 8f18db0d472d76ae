import { stringify } from "csv-stringify/sync";
import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { contentItem } from "../tables";
import { toCell } from "./cell";
import { columnsOf } from "./columns-of";
import { escapeFormula } from "./formula";

const BATCH = 500;

/**
 * Streams every record of a type outside the trash as CSV (RFC 4180, UTF-8), so that only a few are in
 * memory. The first row names the columns; an import reads the same format.
 */
export async function* exportCsv(db: Database, type: ContentType): AsyncGenerator<string> {
  const columns = columnsOf(type);
  yield stringify([["id", "status", ...columns.map(([name]) => name)]]);
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const { id, status, data } = contentItem;
    const items = await db
      .select({ id, status, data })
      .from(contentItem)
      .where(and(eq(contentItem.type, type.name), isNull(contentItem.trashedAt), gt(id, after)))
      .orderBy(asc(id))
      .limit(BATCH);
    const slugs = await slugsOf(
      db,
      items.flatMap((item) => type.references(item.data).map((reference) => reference.id)),
    );
    const names = { slugOf: (id: string) => slugs.get(id) };
    const rows = items.map((item) => [
      item.id,
      item.status,
      ...columns.map(([name, field]) => escapeFormula(toCell(field, item.data[name] ?? field.empty, names))),
    ]);
    if (rows.length > 0) yield stringify(rows);
    const last = items.at(-1);
    if (!last || items.length < BATCH) return;
    after = last.id;
  }
}

async function slugsOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, slug } = contentItem;
  const rows = await db
    .select({ id, slug })
    .from(contentItem)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.flatMap((row) => (row.slug === null ? [] : [[row.id, row.slug]])));
}
