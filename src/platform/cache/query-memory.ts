import type { Database, RootDatabase } from "../database/database";
import { collectReads, includeReads, isCollecting, PageReads } from "./page-reads";
import type { TagAudience } from "./tag-listener";

/** Strangers choose the addresses, so the least recently used answers are evicted. */
const MAX_ANSWERS = 400;

interface Answer {
  value: Promise<unknown>;
  reads: PageReads;
  isSettled: boolean;
}

/**
 * Answers of queries that many pages run with the same values, until one of their registered tags is
 * announced.
 */
class QueryMemory implements TagAudience {
  readonly #answers = new Map<string, Answer>();
  #trusted = false;

  async read<Value>(key: string, query: () => Promise<Value>): Promise<Value> {
    if (!this.#trusted) return query();
    const answer = this.#answers.get(key) ?? this.#ask(key, query);
    // A Map keeps insertion order, so the most recently used answer is the last one.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    const value = (await answer.value) as Value;
    includeReads(answer.reads);
    return value;
  }

  #ask(key: string, query: () => Promise<unknown>): Answer {
    const reads = new PageReads();
    const answer: Answer = { value: collectReads(reads, query), reads, isSettled: false };
    answer.value.then(
      () => {
        answer.isSettled = true;
      },
      () => {
        if (this.#answers.get(key) === answer) this.#answers.delete(key);
      },
    );
    const [oldest] = this.#answers.size >= MAX_ANSWERS ? this.#answers.keys() : [];
    if (oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }

  /** The tags of a running query are not known yet, so its answer is not reused. */
  drop(tags: string[]): void {
    for (const [key, { reads, isSettled }] of this.#answers) {
      const known = reads.tags();
      if (!isSettled || tags.some((tag) => known.has(tag))) this.#answers.delete(key);
    }
  }

  resume(): void {
    this.#trusted = true;
    this.#answers.clear();
  }

  suspend(): void {
    this.#trusted = false;
    this.#answers.clear();
  }
}

/** By database, because a process may have several. */
const memories = new WeakMap<Database, QueryMemory>();

/**
 * From now on, `remembered` caches answers of this database.
 * @returns the receiver of its announcements
 */
export function queryMemory(db: RootDatabase): TagAudience {
  const memory = new QueryMemory();
  memories.set(db, memory);
  return memory;
}

/**
 * The answer of a query from memory while a page is made, or read now. In transactions, jobs, and actions it is always
 * read.
 * @param key the query and its values; the same key is the same query
 * @param query registers what it reads (`~/content/reads`), and depends on nothing else, such as the time
 * @returns an object that other pages share: it must not be changed
 */
export function remembered<Value>(db: Database, key: string, query: () => Promise<Value>): Promise<Value> {
  const memory = isCollecting() ? memories.get(db) : undefined;
  return memory ? memory.read(key, query) : query();
}
