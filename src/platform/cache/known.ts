import type { TagAudience } from "./tag-listener";

/** Something that every request asks for, kept in memory as long as announcements are heard. */
export interface Known<Value> extends TagAudience {
  /** @throws what the database throws, where it was never read */
  current(): Promise<Value>;
}

/** @param tag announced whenever it may have changed */
export function known<Value>(ask: () => Promise<Value>, tag: string): Known<Value> {
  let kept: Promise<Value> | undefined;
  let latest: { value: Value } | undefined;
  let trusted = false;

  async function read(): Promise<Value> {
    try {
      const value = await ask();
      latest = { value };
      return value;
    } catch (error) {
      // While the database is gone what was known holds: a locked site stays locked, and an open one says what is wrong.
      if (!latest) throw error;
      return latest.value;
    }
  }

  return {
    current() {
      if (kept) return kept;
      const reading = read();
      if (!trusted) return reading;
      kept = reading;
      reading.catch(() => {
        if (kept === reading) kept = undefined;
      });
      return reading;
    },
    trust() {
      trusted = true;
      kept = undefined;
    },
    distrust() {
      trusted = false;
      kept = undefined;
    },
    drop(tags) {
      if (tags.includes(tag)) kept = undefined;
    },
  };
}
