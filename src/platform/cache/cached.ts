import { collectReads, PageReads, registerTags } from "./page-reads";
import type { TagAudience } from "./tag-listener";

/** In-memory copy of what every request needs, dropped by announcements. While the database is away the last copy holds. */
export interface Cached<Value> extends TagAudience {
  /** @throws what the database throws, where it was never read */
  current(): Promise<Value>;
}

interface Answer<Value> {
  value: Value;
  /** What it was read from. */
  tags: ReadonlySet<string>;
}

/** @param ask registers what it reads (`registerTags`, `~/content/reads`): announcing one of those reads it again. A page that asks depends on the same. */
export function cached<Value>(ask: () => Promise<Value>): Cached<Value> {
  let kept: Promise<Answer<Value>> | undefined;
  let latest: Answer<Value> | undefined;
  let trusted = false;
  let asked = 0;
  let latestAsked = 0;

  async function read(): Promise<Answer<Value>> {
    asked += 1;
    const mine = asked;
    const reads = new PageReads();
    try {
      const value = await collectReads(reads, ask);
      const answer = { value, tags: reads.tags() };
      // An answer that took longer than that to a later question is older.
      if (mine > latestAsked) {
        latest = answer;
        latestAsked = mine;
      }
      return answer;
    } catch (error) {
      // While the database is gone what was known holds: a locked site stays locked, and an open one says what is wrong.
      if (!latest) throw error;
      return latest;
    }
  }

  function answer(): Promise<Answer<Value>> {
    if (kept) return kept;
    const reading = read();
    if (!trusted) return reading;
    kept = reading;
    reading.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading;
  }

  /** At once, not when somebody asks: the database may be gone by then. */
  function readAgain(): void {
    kept = undefined;
    answer().catch(() => {});
  }

  return {
    async current() {
      const { value, tags } = await answer();
      registerTags(...tags);
      return value;
    },
    trust() {
      trusted = true;
      readAgain();
    },
    distrust() {
      trusted = false;
      kept = undefined;
    },
    drop(dropped) {
      // What a read that is under way depends on is not known yet.
      const isUnderWay = asked > latestAsked;
      if (isUnderWay || dropped.some((tag) => latest?.tags.has(tag))) readAgain();
    },
  };
}
