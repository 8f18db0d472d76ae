import type { BlockContext } from "../block";

/** How many of a long list stand on one page. */
const PAGE_SIZE = 20;

/** What a list shows of everything that there is. */
export interface Listed<Item> {
  items: Item[];
  /** Which page of the whole list these are; null where the list shows the newest alone. */
  paging: { page: number; pages: number } | null;
}

interface Source<Item> {
  newest(limit: number): Promise<Item[]>;
  count(): Promise<number>;
}

/** What each of several lists of the same things shows; read as often as one of each sort would be. */
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
 * The newest few, where staff said how many; else the page of all of them that the address asks for, the last where it asks for
 * one beyond.
 *
 * @param source reads the newest so many, and counts all
 */
export async function listed<Item>(
  { page: asked = 1 }: Pick<BlockContext, "page">,
  atMost: number | null,
  source: Source<Item>,
): Promise<Listed<Item>> {
  if (atMost !== null) return { items: await source.newest(atMost), paging: null };
  const pages = Math.max(1, Math.ceil((await source.count()) / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const items = (await source.newest(page * PAGE_SIZE)).slice((page - 1) * PAGE_SIZE);
  return { items, paging: { page, pages } };
}
