import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import type { Field } from "../fields/field";
import { foldKey, isSortable } from "../indexes/list-keys";
import { indexedFields } from "../indexes/write-indexes";
import type { ItemStatus } from "../item-schemas";
import { contentSchedule } from "../schedule/table";
import { contentItem, contentReference, contentValue } from "../tables";
import { containsWord } from "./contains-word";
import { foldWords } from "./fold-words";
import { keyOfToday, UPCOMING, upcomingColumn } from "./list-order";

export interface ListSearch {
  /** Words that title or slug must contain, each of them, anywhere in any order. */
  q?: string;
  /** From 1. */
  page: number;
  pageSize: number;
  /** One of `sortNames`. Default: `-updatedAt`. */
  sort?: string;
  /** IANA name: `upcoming` orders by the days of this time zone. Default: UTC. */
  timeZone?: string;
  /** Default: everything outside the trash. `scheduled`: what will be published or unpublished. */
  status?: ItemStatus | "scheduled";
  /** By field: a record has at least one of the values. */
  filters?: Record<string, string[]>;
  /** Only records to which no record outside the trash refers. */
  unused?: boolean;
  /** Only records for which these columns or filters of the type are empty; other names are ignored. */
  without?: string[];
}

type ListRequest = Omit<ListSearch, "q"> & { type: ContentType; words: string[] };

/** A sorted path through the records: where their ids are read from, and how they are ordered. */
interface Path {
  from: SQL;
  where: SQL;
  id: SQL;
  order: Order[];
}

interface Order {
  by: SQL;
  descending: boolean;
}

/** Beyond this offset, the records are counted first, because the end of the list may be nearer. */
const COUNT_FIRST_OFFSET = 2_000;

/**
 * The ids of one page of a type's records, and their total number. Both come from indexes that contain
 * everything needed, so neither a late page nor counting reads each record.
 */
export async function listItems(
  db: Database,
  type: ContentType,
  search: ListSearch,
): Promise<{ ids: string[]; total: number }> {
  const query = { type, words: await foldWords(db, search.q), ...search };
  const path = pathOf(query);
  const offset = (search.page - 1) * search.pageSize;
  const count = countOf(db, query);
  if (offset < COUNT_FIRST_OFFSET) {
    const [ids, total] = await Promise.all([idsOf(db, path, offset, search.pageSize), count]);
    return { ids, total };
  }
  const total = await count;
  if (offset >= total) return { ids: [], total };
  const limit = Math.min(search.pageSize, total - offset);
  const fromEnd = total - offset - limit;
  if (fromEnd >= offset) return { ids: await idsOf(db, path, offset, limit), total };
  const backwards = { ...path, order: path.order.map(reversed) };
  return { ids: (await idsOf(db, backwards, fromEnd, limit)).toReversed(), total };
}

async function idsOf(
  db: Database,
  { from, where, id, order }: Path,
  offset: number,
  limit: number,
): Promise<string[]> {
  const by = sql.join(
    order.map((one) => sql`${one.by}${sql.raw(one.descending ? " desc" : " asc")}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${id} as id from ${from} where ${where} order by ${by} limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => row.id);
}

async function countOf(db: Database, query: ListRequest): Promise<number> {
  const [first, ...others] = filterValues(query);
  const { from, where } =
    first && !needsItemTable(query)
      ? {
          from: sql`${contentValue}`,
          where: and(
            isValue(query.type, first),
            ...others.map((one) => hasValue(query.type, one, contentValue.itemId)),
          ),
        }
      : pathOf({ ...query, sort: "title" });
  const counted =
    first && first.keys.length > 1 && !needsItemTable(query) ? sql`distinct ${contentValue.itemId}` : sql`*`;
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(${counted})::int as total from ${from} where ${where ?? sql`true`}`,
  );
  return rows[0]?.total ?? 0;
}

function reversed({ by, descending }: Order): Order {
  return { by, descending: !descending };
}

function pathOf(query: ListRequest): Path {
  const { type, status } = query;
  const upcoming = upcomingColumn(type);
  // Records in the trash have no keys.
  if (query.sort === UPCOMING && upcoming && status !== "trashed") return upcomingPath(query, upcoming);
  const sort = query.sort === UPCOMING ? "-updatedAt" : (query.sort ?? "-updatedAt");
  const descending = sort.startsWith("-");
  const name = descending ? sort.slice(1) : sort;
  const { id, searchText, publishedAt, updatedAt } = contentItem;
  const values = filterValues(query).map((one) => hasValue(type, one, id));
  const plain = (column: AnyPgColumn): Path => {
    // The index by status and time includes the trash, so it needs the status to exclude it.
    const byStatus = status !== undefined && status !== "scheduled" && column === updatedAt;
    const where = and(ofItem(query), status === "trashed" || byStatus ? undefined : outsideTrash, ...values);
    return {
      from: sql`${contentItem}`,
      where: where ?? sql`true`,
      id: sql`${id}`,
      order: [
        { by: sql`${column}`, descending },
        { by: sql`${id}`, descending },
      ],
    };
  };
  if (name === "title" || name === "slug") return plain(searchText);
  const field = type.list.columns.includes(name) ? type.fields[name] : undefined;
  if (field && isSortable(field) && status !== "trashed") {
    const orders = [sql`${contentValue.key}`, sql`${contentValue.itemId}`];
    return columnPath(
      query,
      name,
      orders.map((by) => ({ by, descending })),
    );
  }
  return plain(name === "publishedAt" ? publishedAt : updatedAt);
}

/** Upcoming records first, then past ones with the latest first; records without a date come last. */
function upcomingPath(query: ListRequest, name: string): Path {
  const { itemId, key } = contentValue;
  const today = keyOfToday(query.type.fields[name] as Field, new Date(), query.timeZone ?? "UTC");
  return columnPath(query, name, [
    { by: sql`(${key} < ${today})`, descending: false },
    { by: sql`(case when ${key} >= ${today} then ${key} end)`, descending: false },
    { by: sql`${key}`, descending: true },
    { by: sql`${itemId}`, descending: false },
  ]);
}

/** By a column: its keys are sorted, one row per record, and only records outside the trash have any. */
function columnPath(query: ListRequest, name: string, order: Order[]): Path {
  const { type } = query;
  const { itemId } = contentValue;
  const keys = and(eq(contentValue.type, type.name), eq(contentValue.name, name));
  const values = filterValues(query).map((one) => hasValue(type, one, itemId));
  const id = sql`${itemId}`;
  if (!needsItemTable(query)) {
    return { from: sql`${contentValue}`, where: and(keys, ...values) ?? sql`true`, id, order };
  }
  const from = sql`${contentValue} join ${contentItem} on ${contentItem.id} = ${itemId}`;
  return {
    from,
    where: and(keys, ofItem(query), outsideTrash, ...values) ?? sql`true`,
    id,
    order,
  };
}

const outsideTrash = isNull(contentItem.trashedAt);

/** Whether a condition needs the record itself. */
function needsItemTable({ words, status, unused, without = [] }: ListRequest): boolean {
  return words.length > 0 || status !== undefined || unused === true || without.length > 0;
}

function ofItem({ type, words, status, unused, without = [] }: ListRequest): SQL | undefined {
  return and(
    eq(contentItem.type, type.name),
    status === "scheduled" ? isScheduled : status && eq(contentItem.status, status),
    unused ? isUnused : undefined,
    ...without.filter((name) => indexedFields(type).includes(name)).map((name) => lacksValue(type, name)),
    ...words.map(containsWord),
  );
}

const isScheduled = sql`${contentItem.id} in (select s.item_id from ${contentSchedule} s
  where s.publish_at is not null or s.unpublish_at is not null)`;

const isUnused = sql`not exists (select from ${contentReference} r where r.target_id = ${contentItem.id})`;

/** Whether a field is empty, and no switch of the record makes that acceptable (`requiredUnless`). */
function lacksValue(type: ContentType, name: string): SQL {
  const exemption = type.fields[name]?.requiredUnless ?? "";
  return sql`not exists (select from ${contentValue} v where v.item_id = ${contentItem.id}
    and ((v.name = ${name} and v.key <> '') or (v.name = ${exemption} and v.key = 'true')))`;
}

interface FilterValue {
  name: string;
  keys: string[];
}

function filterValues({ type, filters = {} }: ListRequest): FilterValue[] {
  return Object.entries(filters)
    .filter(([name, values]) => type.list.filters?.includes(name) && values.length > 0)
    .map(([name, values]) => ({ name, keys: values.map(foldKey) }));
}

function isValue(type: ContentType, { name, keys }: FilterValue): SQL | undefined {
  return and(eq(contentValue.type, type.name), eq(contentValue.name, name), inArray(contentValue.key, keys));
}

function hasValue(type: ContentType, { name, keys }: FilterValue, id: AnyPgColumn): SQL {
  return sql`${id} in (select v.item_id from ${contentValue} v
    where v.type = ${type.name} and v.name = ${name} and v.key = any(${sql.param(keys)}))`;
}
