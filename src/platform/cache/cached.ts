import type { TagAudience } from "./tag-listener";

/** In-memory copy of what every request needs, dropped by announcements. While the database is away the last copy holds. */
export interface Cached<Value> extends TagAudience {
  /** @throws what the database throws, where it was never read */
  current(): Promise<Value>;
}

/** @param tags one of them is announced whenever it may have changed */
export function cached<Value>(ask: () => Promise<Value>, ...tags: string[]): Cached<Value> {
  let kept: Promise<Value> | undefined;
  let latest: { value: Value } | undefined;
  let trusted = false;
  let asked = 0;
  let latestAsked = 0;

  async function read(): Promise<Value> {
    asked += 1;
    const mine = asked;
    try {
      const value = await ask();
      // An answer that took longer than that to a later question is older.
      if (mine > latestAsked) {
        latest = { value };
        latestAsked = mine;
      }
      return value;
    } catch (error) {
      // While the database is gone what was known holds: a locked site stays locked, and an open one says what is wrong.
      if (!latest) throw error;
      return latest.value;
    }
  }

  function current(): Promise<Value> {
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
    current().catch(() => {});
  }

  return {
    current,
    trust() {
      trusted = true;
      readAgain();
    },
    distrust() {
      trusted = false;
      kept = undefined;
    },
    drop(dropped) {
      if (tags.some((tag) => dropped.includes(tag))) readAgain();
    },
  };
}
