import { AsyncLocalStorage } from "node:async_hooks";

/** A published table that a statement reads, as Drizzle writes it. */
const READ_TABLE = /\b(?:from|join)\s+"(\w+)"/g;

/** What a table's rows are called in tags, by the name of the table. */
const watched = new Map<string, string>();

/** From now on a page that reads the table without saying what it read of `source` is noticed. */
export function watchTable(table: string, source: string): void {
  watched.set(table, source);
}

/**
 * What was read while one page or API response was made. Query functions register what they return (`registerRead`); the database notes the
 * statements that ran (`noteStatement`), so that a query that registers nothing is found.
 */
export class PageReads {
  readonly #tags = new Set<string>();
  /** By source: statements that read it and have not registered what. */
  readonly #unregistered = new Map<string, number>();

  /** The tags whose announcement drops the page. A source of which something was read unregistered counts as read whole. */
  tags(): ReadonlySet<string> {
    const forgotten = this.forgotten().map(anyTag);
    return forgotten.length > 0 ? new Set([...this.#tags, ...forgotten]) : this.#tags;
  }

  /** The sources that more statements read than were registered, unless as a whole: a query forgot to register, which is a defect. */
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
}

const current = new AsyncLocalStorage<PageReads>();

/** Runs `work` and collects in `reads` what it reads, however deep. Without it, as in jobs and actions, registering does nothing. */
export function collectReads<T>(reads: PageReads, work: () => T): T {
  return current.run(reads, work);
}

/** Registers that the page depends on these tags. For records, lists, and addresses of content use `~/content/reads`. */
export function registerTags(...tags: string[]): void {
  current.getStore()?.add(tags);
}

/** Whether a page is being made. */
export function isCollecting(): boolean {
  return current.getStore() !== undefined;
}

/** Registers what one statement read of a source. Called when the statement has run, so that it is told apart from statements that follow. */
export function registerRead(source: string, tags: Iterable<string>): void {
  const reads = current.getStore();
  reads?.add(tags);
  reads?.count(source, -1);
}

/** Called by the database with each statement that runs. */
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

/** Announced with any change of any record of a type: its plain name, which is all that nodes of release 1.0 know. */
export const anyTag = (source: string): string => source;
