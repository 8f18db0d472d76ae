import { ByteLru } from "./byte-lru";
import type { CachedPage, RenderedPage } from "./cached-page";

interface Entry {
  page: CachedPage;
  tags: ReadonlySet<string>;
  expiresAt: number;
}

/** One rendering under way, and what became untrue since it began. */
interface Flight {
  promise: Promise<RenderedPage>;
  dropped: Set<string>;
  allDropped: boolean;
}

export interface PageCacheOptions {
  maxBytes: number;
  /** The current time. */
  now(): Date;
}

/**
 * Finished pages by address, each with the tags of what it shows.
 *
 * Never answers with a page whose content was announced as changed: a page that was being rendered during the
 * announcement is not kept, and while announcements cannot be heard (`distrust`) nothing is kept at all.
 */
export class PageCache {
  readonly #entries: ByteLru<Entry>;
  readonly #keysOfTag = new Map<string, Set<string>>();
  readonly #flights = new Set<Flight>();
  readonly #joinable = new Map<string, Flight>();
  readonly #now: () => Date;
  #trusted = false;

  constructor({ maxBytes, now }: PageCacheOptions) {
    this.#now = now;
    this.#entries = new ByteLru(maxBytes, (key, entry) => this.#forgetTags(key, entry));
  }

  /**
   * The page at `key`: the kept one, the one that is being rendered for somebody else at this moment, or a new one.
   * @throws whatever `render` throws, to everybody who waits for it; nothing is kept then
   */
  async answer(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<{ page: CachedPage; hit: boolean }> {
    const kept = this.#find(key);
    if (kept) return { page: kept, hit: true };
    const shared = this.#joinable.get(key);
    if (shared) return { page: await shared.promise, hit: false };
    return { page: await this.#render(key, render), hit: false };
  }

  /** Drops every page that shows one of `tags`, and keeps those under way that do from being kept. */
  drop(tags: Iterable<string>): void {
    const dropped = [...tags];
    for (const tag of dropped) for (const key of this.#keysOfTag.get(tag) ?? []) this.#entries.delete(key);
    for (const flight of this.#flights) for (const tag of dropped) flight.dropped.add(tag);
    // Whoever asks from now on must see the change, so nobody joins a rendering that may have begun before it.
    this.#joinable.clear();
  }

  /** Announcements are heard from now on: pages may be kept. */
  trust(): void {
    this.#trusted = true;
  }

  /** Announcements are not heard any more: forgets everything and keeps nothing until `trust`. */
  distrust(): void {
    this.#trusted = false;
    this.#entries.clear();
    this.#joinable.clear();
    for (const flight of this.#flights) flight.allDropped = true;
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  #find(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAt > this.#now().getTime()) return entry.page;
    this.#entries.delete(key);
    return undefined;
  }

  async #render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const flight: Flight = { promise: render(), dropped: new Set(), allDropped: !this.#trusted };
    this.#flights.add(flight);
    if (this.#trusted) this.#joinable.set(key, flight);
    try {
      const page = await flight.promise;
      if (this.#mayKeep(page, flight)) this.#keep(key, page);
      return page;
    } finally {
      this.#flights.delete(flight);
      if (this.#joinable.get(key) === flight) this.#joinable.delete(key);
    }
  }

  #mayKeep(page: RenderedPage, flight: Flight): boolean {
    if (!this.#trusted || flight.allDropped || !page.storable) return false;
    if (page.expiresAt && page.expiresAt <= this.#now()) return false;
    return ![...page.tags].some((tag) => flight.dropped.has(tag));
  }

  #keep(key: string, { status, headers, body, br, gzip, etag, tags, expiresAt }: RenderedPage): void {
    const page: CachedPage = { status, headers, body, br, gzip, etag };
    this.#entries.set(
      key,
      { page, tags, expiresAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY },
      sizeOf(page),
    );
    if (!this.#entries.has(key)) return;
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag) ?? new Set();
      this.#keysOfTag.set(tag, keys.add(key));
    }
  }

  #forgetTags(key: string, { tags }: Entry): void {
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}

/** What an entry occupies, roughly: its buffers, and a kilobyte for headers, key and tags. */
function sizeOf({ body, br, gzip }: CachedPage): number {
  return body.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 1_024;
}
