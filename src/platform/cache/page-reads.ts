import { AsyncLocalStorage } from "node:async_hooks";

/** A published table in a statement, as Drizzle writes it. */
const READ_TABLE = /\b(?:from|join)\s+"(\w+)"/g;

/** The tag source of each watched table. */
const watched = new Map<string, string>();

/** From now on, a page that reads the table without registering what it read of `source` is detected. */
export function watchTable(table: string, source: string): void {
  watched.set(table, source);
}

/**
 * What was read while one page or API response was created. Query functions register what they return
 * (`registerRead`); the database records the statements that ran (`noteStatement`), so that a query that registers
 * nothing is detected.
 */
export class PageReads {
  readonly #tags = new Set<string>();
  /** By source: the number of statements that read it and have not registered. */
  readonly #unregistered = new Map<string, number>();

  /** The tags whose announcement drops the page. A source with an unregistered read counts as read in full. */
  tags(): ReadonlySet<string> {
    const forgotten = this.forgotten().map(anyTag);
    return forgotten.length > 0 ? new Set([...this.#tags, ...forgotten]) : this.#tags;
  }

  /**
   * The sources with more statements than registrations, unless registered in full: a query forgot to register, which
   * is a defect.
   */
  forgotten(): string[] {
    return [...this.#unregistered].flatMap(([source, count]) =>
      count > 0 && !this.#tags.has(anyTag(source)) ? source : [],
    );
  }

  add(tags: Iterable<string>): void {
    for (const tag of tags) this.#tags.add(tag);
  }

  count(source: string, by: 1 | -1): void {
    this.#unregistered.set(source, Math.max(0, (this.#unregistered.get(source) ?? 0) + by));
  }

  /** Adds what was read for a part of the page. */
  absorb(part: PageReads): void {
    this.add(part.#tags);
    for (const source of part.forgotten()) this.count(source, 1);
  }
}

const current = new AsyncLocalStorage<PageReads>();

/**
 * Runs `work` and collects in `reads` everything that it reads, at any depth. Outside of a page, as in jobs
 * and actions, registering does nothing.
 */
export function collectReads<T>(reads: PageReads, work: () => T): T {
  return current.run(reads, work);
}

/** Registers what was read before, and is now used by this page too. */
export function includeReads(part: PageReads): void {
  current.getStore()?.absorb(part);
}

/**
 * Registers that the page depends on these tags. For records, lists, and addresses of content, use `~/content/reads`.
 */
export function registerTags(...tags: string[]): void {
  current.getStore()?.add(tags);
}

/** Whether a page is being created. */
export function isCollecting(): boolean {
  return current.getStore() !== undefined;
}

/**
 * Registers what one statement read of a source. Call it after the statement, so that later statements are counted
 * separately.
 */
export function registerRead(source: string, tags: Iterable<string>): void {
  const reads = current.getStore();
  reads?.add(tags);
  reads?.count(source, -1);
}

/** Called by the database for each statement. */
export function noteStatement(text: string): void {
  const reads = current.getStore();
  if (!reads) return;
  for (const source of sourcesIn(text)) reads.count(source, 1);
}

function sourcesIn(text: string): Set<string> {
  const sources = new Set<string>();
  for (const [, table = ""] of text.matchAll(READ_TABLE)) {
    const source = watched.get(table);
    if (source !== undefined) sources.add(source);
  }
  return sources;
}

/**
 * Announced when every page may have changed, or must no longer be shown, for a reason that pages do not
 * register. Shared caches store all pages under this tag.
 */
export const EVERYTHING_TAG = "everything";

/** Announced with any change of any record of a type: the type's name, the only tag that nodes of release 1.0 use. */
export const anyTag = (source: string): string => source;
