import type { BlockContext } from "../block";

/** Number of entries per page of a long list. */
const PAGE_SIZE = 20;

/** The part of a list that is shown. */
export interface Listed<Item> {
  items: Item[];
  /** The page of the whole list; null if the list shows only the newest. */
  paging: { page: number; pages: number } | null;
}

interface Source<Item> {
  newest(limit: number): Promise<Item[]>;
  count(): Promise<number>;
}

/** The contents of several lists of the same things, with one query per sort order. */
export async function listedForAll<Item>(
  context: Pick<BlockContext, "page">,
  every: readonly { atMost?: number | null }[],
  source: Source<Item>,
): Promise<Listed<Item>[]> {
  const limits = every.map(({ atMost }) => atMost ?? null);
  const most = Math.max(0, ...limits.map((limit) => limit ?? 0));
  const [newest, paged] = await Promise.all([
    most > 0 ? listed(context, most, source) : { items: [], paging: null },
    limits.includes(null) ? listed(context, null, source) : { items: [], paging: null },
  ]);
  return limits.map((limit) =>
    limit === null ? paged : { items: newest.items.slice(0, limit), paging: null },
  );
}

/**
 * The newest entries, if staff set a limit; otherwise the requested page of all, or the last page if the
 * requested one does not exist.
 * @param source reads the newest entries, and counts all
 */
export async function listed<Item>(
  { page: requestedPage = 1 }: Pick<BlockContext, "page">,
  atMost: number | null,
  source: Source<Item>,
): Promise<Listed<Item>> {
  if (atMost !== null) return { items: await source.newest(atMost), paging: null };
  const pages = Math.max(1, Math.ceil((await source.count()) / PAGE_SIZE));
  const page = Math.min(requestedPage, pages);
  const items = (await source.newest(page * PAGE_SIZE)).slice((page - 1) * PAGE_SIZE);
  return { items, paging: { page, pages } };
}
