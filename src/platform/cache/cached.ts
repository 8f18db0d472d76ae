import { collectReads, PageReads, registerTags } from "./page-reads";
import type { TagAudience } from "./tag-listener";

/**
 * In-memory copy of what every request needs, invalidated by announcements. While the database is down, the last copy
 * is used.
 */
export interface Cached<Value> extends TagAudience {
  /** @throws what the database throws, if it was never read */
  current(): Promise<Value>;
  /** What `current` returns, and whether it is an earlier value, because the database could not be read. */
  read(): Promise<{ value: Value; isOutdated: boolean }>;
  /**
   * The value that `current` would return, if no read is needed; for requests that are answered
   * synchronously.
   */
  peek(): { value: Value } | undefined;
  /** The value as last read, however long ago; undefined until the first read. */
  latest(): Value | undefined;
}

interface Answer<Value> {
  value: Value;
  isOutdated: boolean;
  /** The tags that it depends on. */
  tags: ReadonlySet<string>;
}

/**
 * @param ask registers what it reads (`registerTags`, `~/content/reads`): announcing one of those tags triggers a new
 *   read. A page that calls it depends on the same tags.
 */
export function cached<Value>(ask: () => Promise<Value>): Cached<Value> {
  const reader = answerReader(ask);
  const memo = memoizedRead(reader.read);
  let trusted = false;

  function answer(): Promise<Answer<Value>> {
    if (trusted) return memo.current();
    return reader.read();
  }

  /** Reads immediately rather than at the next request, because the database may be down by then. */
  function readAgain(): void {
    memo.forget();
    answer().catch(() => {});
  }

  async function read(): Promise<{ value: Value; isOutdated: boolean }> {
    const { value, isOutdated, tags } = await answer();
    registerTags(...tags);
    return { value, isOutdated };
  }

  return {
    current: async () => (await read()).value,
    read,
    peek: memo.peek,
    latest: reader.latest,
    resume() {
      trusted = true;
      readAgain();
    },
    suspend() {
      trusted = false;
      memo.forget();
    },
    drop(dropped) {
      if (reader.mayDependOn(dropped)) readAgain();
    },
  };
}

/** Reads once and reuses the answer until it is forgotten. Does not reuse outdated and failed answers. */
function memoizedRead<Value>(read: () => Promise<Answer<Value>>) {
  let reading: Promise<Answer<Value>> | undefined;
  let settled: Answer<Value> | undefined;

  function forget(): void {
    reading = undefined;
    settled = undefined;
  }

  function begin(): Promise<Answer<Value>> {
    const begun = read();
    reading = begun;
    begun.then(
      (answer) => {
        if (reading !== begun) return;
        // The next request reads again.
        if (answer.isOutdated) forget();
        else settled = answer;
      },
      () => {
        if (reading === begun) forget();
      },
    );
    return begun;
  }

  return { current: () => reading ?? begin(), peek: () => settled, forget };
}

/** Reads, and falls back to the latest answer while reads fail. */
function answerReader<Value>(ask: () => Promise<Value>) {
  let latest: Answer<Value> | undefined;
  let lastRead = 0;
  let latestRead = 0;

  return {
    /** @throws what `ask` throws, if it never succeeded */
    async read(): Promise<Answer<Value>> {
      lastRead += 1;
      const number = lastRead;
      const reads = new PageReads();
      try {
        const value = await collectReads(reads, ask);
        const answer = { value, isOutdated: false, tags: reads.tags() };
        // A response that arrives after that of a later request is older.
        if (number > latestRead) {
          latest = answer;
          latestRead = number;
        }
        return answer;
      } catch (error) {
        // While the database is down, the last value is used: a locked site stays locked, and an open one reports the
        // problem.
        if (!latest) throw error;
        return { value: latest.value, isOutdated: true, tags: latest.tags };
      }
    },
    latest: () => latest?.value,
    /** Whether an answer depends on one of these tags. The tags of a running read are not known yet. */
    mayDependOn(tags: readonly string[]): boolean {
      const isUnderWay = lastRead > latestRead;
      return isUnderWay || tags.some((tag) => latest?.tags.has(tag));
    },
  };
}
