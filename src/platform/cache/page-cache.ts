import { isUnavailable } from "../database/is-unavailable";
import { ByteLru } from "./byte-lru";
import type { CachedPage, RenderedPage } from "./cached-page";
import { bytesWithForms } from "./compressed-forms";

interface Entry {
  page: CachedPage;
  tags: ReadonlySet<string>;
  expiresAt: number;
  /**
   * Set if the page was rendered while announcements were not received, to that time: used only while the database is
   * down.
   */
  unverifiedAt?: number;
}

/** A running rendering, and what was announced since it started. */
interface PendingRendering {
  promise: Promise<RenderedPage>;
  dropped: Set<string>;
  /** Changes whenever announcements start or stop being received. */
  era: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  /** How long a page is used while the database is down, after it was last known to be correct; in milliseconds. */
  staleMs: number;
  now(): Date;
  /** Whether the database is known to be down: then a cached page is used without rendering. */
  isDatabaseDown(): boolean;
}

export interface CacheAnswer {
  page: CachedPage & Pick<RenderedPage, "unavailable">;
  how: "hit" | "miss" | "stale";
  /** For a stale page: until when it was known to be correct. */
  trueUntil?: Date;
}

/**
 * Finished pages by address, each with the tags of what it shows.
 *
 * While the database responds, never returns a page whose content was announced as changed. A page that is
 * being rendered during the announcement is not cached. While announcements cannot be received (`suspend`),
 * every page is rendered.
 *
 * While the database does not respond, returns what is cached, and says so ("stale"). Everything is dropped
 * before announcements count as received again (`resume`), because some may have been missed.
 */
export class PageCache {
  readonly #entries: ByteLru<Entry>;
  readonly #keysOfTag = new Map<string, Set<string>>();
  readonly #flights = new Set<PendingRendering>();
  readonly #joinable = new Map<string, PendingRendering>();
  readonly #options: PageCacheOptions;
  #trusted = false;
  #lostAt: number | undefined;
  #era = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#entries = new ByteLru(options.maxBytes, (key, entry) => this.#removeTags(key, entry));
  }

  /**
   * The page at `key`: the cached one, the one being rendered for another request, or a new one. While the database
   * is down, the one that was cached before.
   * @throws what `render` throws, to every request that waits for it; nothing is cached then
   */
  async answer(key: string, render: () => Promise<RenderedPage>): Promise<CacheAnswer> {
    const cachedPage = this.peek(key);
    if (cachedPage) return { page: cachedPage, how: "hit" };
    const stale = this.#options.isDatabaseDown() && this.#stale(key);
    if (stale) return stale;
    try {
      const page = await (this.#joinable.get(key)?.promise ?? this.#render(key, render));
      return (page.unavailable && this.#stale(key)) || { page, how: "miss" };
    } catch (error) {
      const instead = isUnavailable(error) && this.#stale(key);
      if (instead) return instead;
      throw error;
    }
  }

  /** The cached page at `key`, if `answer` would return it without rendering. */
  peek(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#holds(entry) ? entry.page : undefined;
  }

  /** Drops every page with one of `tags`, and prevents running renderings with one of them from being cached. */
  drop(tags: Iterable<string>): void {
    const dropped = [...tags];
    this.#delete(new Set(dropped.flatMap((tag) => [...(this.#keysOfTag.get(tag) ?? [])])));
    for (const flight of this.#flights) for (const tag of dropped) flight.dropped.add(tag);
    // Later requests must see the change, so they do not share a rendering that may have started before it.
    this.#joinable.clear();
  }

  /**
   * Announcements are received from now on: pages may be cached. Earlier pages may have missed one, so they are
   * dropped.
   */
  resume(): void {
    this.#trusted = true;
    this.#lostAt = undefined;
    this.#entries.clear();
    this.#startEra();
  }

  /** Announcements are no longer received: until `resume`, cached pages are used only while the database is down. */
  suspend(): void {
    this.#trusted = false;
    this.#lostAt ??= this.#now();
    this.#startEra();
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  get maxBytes(): number {
    return this.#options.maxBytes;
  }

  get pages(): number {
    return this.#entries.size;
  }

  #delete(keys: ReadonlySet<string>): void {
    // If most pages are dropped, rebuilding the index for the others is faster than removing them one by one.
    const areMost = keys.size > this.#entries.size / 2;
    if (areMost) this.#keysOfTag.clear();
    for (const key of keys) this.#entries.delete(key);
    if (areMost) for (const [key, { tags }] of this.#entries.entries()) this.#indexTags(key, tags);
  }

  #now(): number {
    return this.#options.now().getTime();
  }

  #startEra(): void {
    this.#era += 1;
    this.#joinable.clear();
  }

  #holds({ expiresAt, unverifiedAt }: Entry): boolean {
    return this.#trusted && unverifiedAt === undefined && expiresAt > this.#now();
  }

  #stale(key: string): CacheAnswer | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#now();
    const trueUntil = Math.min(now, entry.unverifiedAt ?? this.#lostAt ?? now, entry.expiresAt);
    if (now - trueUntil > this.#options.staleMs) return undefined;
    return { page: entry.page, how: "stale", trueUntil: new Date(trueUntil) };
  }

  async #render(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const flight: PendingRendering = { promise: render(), dropped: new Set(), era: this.#era };
    const beganAt = this.#now();
    this.#flights.add(flight);
    if (this.#trusted) this.#joinable.set(key, flight);
    try {
      const page = await flight.promise;
      if (page.unavailable || isOutdated(page, flight, this.#era)) return withoutSharedCopy(page);
      if (page.storable) this.#keep(key, page, this.#trusted ? undefined : beganAt);
      // The entry is now another page, or none.
      else this.#entries.delete(key);
      return this.#trusted ? page : withoutSharedCopy(page);
    } finally {
      this.#flights.delete(flight);
      if (this.#joinable.get(key) === flight) this.#joinable.delete(key);
    }
  }

  #keep(key: string, rendered: RenderedPage, unverifiedAt: number | undefined): void {
    const { status, headers, body, compressed, etag, shared, tags, expiresAt } = rendered;
    const page: CachedPage = { status, headers, body, compressed, etag, shared };
    this.#entries.set(
      key,
      { page, tags, expiresAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY, unverifiedAt },
      sizeOf(page, tags.size),
    );
    if (!this.#entries.has(key)) return;
    this.#indexTags(key, tags);
  }

  #indexTags(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag) ?? new Set();
      this.#keysOfTag.set(tag, keys.add(key));
    }
  }

  #removeTags(key: string, { tags }: Entry): void {
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}

/**
 * Removes the headers for shared caches. A page that this node did not cache may be outdated already, and its
 * purge may have been sent before the page.
 */
function withoutSharedCopy(page: RenderedPage): RenderedPage {
  return page.shared ? { ...page, shared: undefined } : page;
}

/** Whether the page shows something that was, or may have been, announced as changed since its rendering started. */
function isOutdated({ tags }: RenderedPage, { dropped, era }: PendingRendering, now: number): boolean {
  return era !== now || [...tags].some((tag) => dropped.has(tag));
}

/** The size of an entry's tag: its text, and an item in the entry's set and in the tag's. */
const TAG_BYTES = 150;

/** The approximate size of an entry: its content, its tags, and a kilobyte for headers and key. */
function sizeOf({ body, compressed }: CachedPage, tags: number): number {
  return (compressed ? bytesWithForms(body) : body.length) + tags * TAG_BYTES + 1_024;
}
