import type { ListQuery } from "../content/api/content-api";

/**
 * The state of a list. It is in the address, so that people can bookmark it, share it, and return to it. Only the
 * search words of a list of people stay out of it, because they may be a name.
 */
export interface ListView {
  q: string;
  /** "" is everything outside the trash. */
  status: StatusFilter;
  /** Values by field name. */
  filters: Record<string, string>;
  /** The name of a column, with a leading hyphen for descending order. */
  sort: string;
  page: number;
  pageSize: number;
  /** The fields shown as columns; null for the type's default. */
  columns: string[] | null;
}

export const STATUS_FILTERS = ["", "draft", "live", "changed", "scheduled", "trashed"] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const PAGE_SIZES = [25, 50, 100] as const;
const FIRST_SIZE = PAGE_SIZES[0];

/** The filters and defaults of a list, for reading its address. */
export interface ListShape {
  /** The fields by which it can be filtered. */
  filters: readonly string[];
  /** The sort name of the order at first. */
  order: string;
  /** Whether the records are about people. Then the search stays out of the address, and no record is published. */
  ofPeople?: boolean;
}

/** @param typed the search words of a list of people */
export function readListView(address: URLSearchParams, shape: ListShape, typed = ""): ListView {
  const { filters, order, ofPeople = false } = shape;
  const status = STATUS_FILTERS.find((one) => one === address.get("status")) ?? "";
  const pageSize = PAGE_SIZES.find((size) => String(size) === address.get("pageSize")) ?? FIRST_SIZE;
  return {
    q: ofPeople ? typed : (address.get("q") ?? ""),
    status: ofPeople ? "" : status,
    filters: Object.fromEntries(
      filters.flatMap((name) => (address.get(name) ? [[name, address.get(name) ?? ""]] : [])),
    ),
    sort: address.get("sort") || order,
    page: Math.max(1, Math.trunc(Number(address.get("page"))) || 1),
    pageSize,
    columns: address.get("columns")?.split(",").filter(Boolean) ?? null,
  };
}

/** The shortest equivalent address: defaults are omitted. */
export function writeListView(
  view: ListView,
  { order, ofPeople = false }: Pick<ListShape, "order" | "ofPeople">,
): URLSearchParams {
  const { sort, page, pageSize, columns } = view;
  const { q, ...query } = queryOf(view);
  const parts = {
    q: ofPeople ? undefined : q,
    ...query,
    sort: sort === order ? undefined : sort,
    page: page === 1 ? undefined : page,
    pageSize: pageSize === FIRST_SIZE ? undefined : pageSize,
    columns: columns?.join(","),
  };
  const present = Object.entries(parts).filter(([, value]) => value !== undefined);
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)]));
}

/** The request to the server. */
export function queryOf({ q, status, filters, sort, page, pageSize }: ListView): ListQuery {
  const chosen = Object.entries(filters).filter(([, value]) => value);
  return {
    q: q.trim() || undefined,
    status: status || undefined,
    ...Object.fromEntries(chosen),
    sort,
    page,
    pageSize,
  };
}

/** The query of a saved view of the visible list: filters, order, and columns, from the first page. */
export function savedQuery(
  { q, status, filters, sort, pageSize }: ListView,
  columns: string[],
  shape: Pick<ListShape, "order" | "ofPeople">,
): string {
  return String(writeListView({ q, status, filters, sort, pageSize, page: 1, columns }, shape));
}

/** The parameters of the server's export of the visible list. */
export function exportQuery(view: ListView, columns: readonly string[]): URLSearchParams {
  const { page: _page, pageSize: _pageSize, ...query } = queryOf(view);
  const present = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams([
    ...present.map(([name, value]) => [name, String(value)]),
    ["columns", columns.join(",")],
  ]);
}

/** The view after a change of anything but the page: it starts at the first page again. */
export function changedView(view: ListView, change: Partial<ListView>): ListView {
  return { ...view, page: 1, ...change };
}

/**
 * How many filters narrow the list, besides the search.
 * @param elsewhere filters that are not counted
 */
export function narrowedBy({ status, filters }: ListView, elsewhere: readonly string[] = []): number {
  const chosen = Object.entries(filters).filter(([name, value]) => value && !elsewhere.includes(name));
  return chosen.length + (status ? 1 : 0);
}

/** Whether anything narrows the list: then "nothing here" means "nothing matches". */
export function isNarrowed({ q, status, filters }: ListView): boolean {
  return q.trim() !== "" || status !== "" || Object.values(filters).some(Boolean);
}
