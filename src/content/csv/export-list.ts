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
  /** Columns of the type's list, in the order of the file; other names are ignored. */
  columns: readonly string[];
  /** IANA name of the zone in which times are written. */
  timeZone: string;
}

/**
 * Streams a list as CSV (RFC 4180, UTF-8): the records that a search finds, in its order, with the columns that are
 * shown, in words. It is for people; `exportCsv` writes files that an import can read.
 */
export async function* exportList(
  db: Database,
  actor: Actor,
  type: ContentType,
  { search, columns, timeZone }: ShownList,
): AsyncGenerator<string> {
  const fields = columnsShown(type, columns);
  const own = type.forStaffOnly ? [] : ["Status"];
  const headings = [type.label.one, ...own, ...fields.map(([, field]) => field.label), "Changed"];
  yield stringify([headings.map(escapeFormula)]);
  for (let page = 1; ; page += 1) {
    const { ids } = await listItems(db, type, { ...search, page, pageSize: BATCH });
    const { items, references } = await presentList(db, actor, type, ids);
    const rows = items.map((item) => rowOf(item, { type, fields, references, timeZone }));
    if (rows.length > 0) yield stringify(rows);
    if (ids.length < BATCH) return;
  }
}

function columnsShown(type: ContentType, columns: readonly string[]): [string, Field][] {
  const offered = new Set<string>(type.list.columns);
  return [...new Set(columns)]
    .filter((name) => offered.has(name))
    .map((name) => [name, type.fields[name] as Field]);
}

interface RowContext {
  type: ContentType;
  fields: [string, Field][];
  references: References;
  timeZone: string;
}

function rowOf(item: ListItem, { type, fields, references, timeZone }: RowContext): string[] {
  const own = type.forStaffOnly ? [] : [STATUS_WORDS[item.status]];
  return [
    item.title,
    ...own,
    ...fields.map(([name, field]) => listCell(field, item.values[name], references, timeZone)),
    format(new TZDate(item.updatedAt, timeZone), "yyyy-MM-dd HH:mm"),
  ].map(escapeFormula);
}
