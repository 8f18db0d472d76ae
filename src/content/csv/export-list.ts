import { TZDate } from "@date-fns/tz";
import { stringify } from "csv-stringify/sync";
import { format } from "date-fns";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import type { Field } from "../fields/field";
import type { ItemStatus, ListItem, References } from "../item-schemas";
import { type ListSearch, listItems } from "../listing/list-items";
import { presentList } from "../listing/present-items";
import { escapeFormula } from "./formula";
import { listCell } from "./list-cell";

const BATCH = 500;

const STATUS_WORDS: Record<ItemStatus, string> = {
  draft: "Draft",
  live: "Live",
  changed: "Live, with changes",
  trashed: "Trash",
};

/** The visible list. */
export interface ShownList {
  search: Omit<ListSearch, "page" | "pageSize">;
  /** Columns of the type's list; other names are ignored. */
  columns: readonly string[];
  /** IANA name of the zone in which times are written. */
  timeZone: string;
}

/**
 * Streams a list as CSV (RFC 4180, UTF-8): the records that a search finds, in its order, with the chosen columns in
 * words. It is for people; `exportCsv` writes files that an import can read.
 */
export async function* exportList(
  db: Database,
  actor: Actor,
  type: ContentType,
  { search, columns, timeZone }: ShownList,
): AsyncGenerator<string> {
  const fields = columnsShown(type, columns);
  const own = type.forStaffOnly ? [] : ["Address", "Status"];
  yield stringify([
    [type.label.one, ...own, ...fields.map(([, field]) => field.label), "Changed", "Changed by"].map(
      escapeFormula,
    ),
  ]);
  for (let page = 1; ; page += 1) {
    const { ids } = await listItems(db, type, { ...search, page, pageSize: BATCH });
    const { items, references } = await presentList(db, actor, type, ids);
    const rows = items.map((item) => rowOf(item, { type, fields, references, timeZone }));
    if (rows.length > 0) yield stringify(rows);
    if (ids.length < BATCH) return;
  }
}

function columnsShown(type: ContentType, columns: readonly string[]): [string, Field][] {
  return type.list.columns
    .filter((name: string) => columns.includes(name))
    .map((name: string) => [name, type.fields[name] as Field]);
}

interface RowContext {
  type: ContentType;
  fields: [string, Field][];
  references: References;
  timeZone: string;
}

function rowOf(item: ListItem, { type, fields, references, timeZone }: RowContext): string[] {
  const own = type.forStaffOnly ? [] : [item.url ?? "", STATUS_WORDS[item.status]];
  return [
    item.title,
    ...own,
    ...fields.map(([name, field]) => listCell(field, item.values[name], references, timeZone)),
    format(new TZDate(item.updatedAt, timeZone), "yyyy-MM-dd HH:mm"),
    item.updatedByName,
  ].map(escapeFormula);
}
