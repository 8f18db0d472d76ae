import { dayAt } from "~/content/values/day-at";
import type { RootDatabase } from "~/platform/database/database";
import type { Logger } from "~/platform/logging/logger";
import type { CountedEvent, EventKind } from "./event-kind";
import { countEvents } from "./shared/count-events";

const FLUSH_AFTER_MS = 10_000;
/** The maximum number of pending keys. More occur only while the database is down, and are dropped. */
const MAX_PENDING_KEYS = 5_000;

/** Counts in memory what happens too often to write it each time. */
export interface EventCounter {
  count(kind: EventKind, key?: string): void;
  /** Adds pending counts to the totals. If the write fails, they stay pending. */
  flush(): Promise<void>;
  /** Writes pending counts and stops the timer. */
  stop(): Promise<void>;
}

declare module "~/server/services" {
  interface Services {
    /** Counts page events, without anything about the visitor. */
    events: EventCounter;
  }
}

interface CounterServices {
  db: RootDatabase;
  log: Pick<Logger, "warn">;
  now(): Date;
  /** `TZ_HOSPITAL`: the hospital's current IANA time zone. */
  env: { readonly TZ_HOSPITAL: string };
}

/** A counter that writes its totals every ten seconds. A page view needs no query, and a crash loses only seconds. */
export function eventCounter({ db, log, now, env }: CounterServices): EventCounter {
  let waiting = new Map<string, CountedEvent>();

  function add({ day, kind, key, count }: CountedEvent): void {
    const name = `${day} ${kind} ${key}`;
    const pendingCount = waiting.get(name);
    if (pendingCount) pendingCount.count += count;
    else if (waiting.size < MAX_PENDING_KEYS) waiting.set(name, { day, kind, key, count });
  }

  async function flush(): Promise<void> {
    if (waiting.size === 0) return;
    const events = [...waiting.values()];
    waiting = new Map();
    try {
      await db.transaction((tx) => countEvents(tx, events));
    } catch (error) {
      for (const event of events) add(event);
      log.warn({ err: error }, "page views could not be counted and wait");
    }
  }

  const clock = setInterval(() => void flush(), FLUSH_AFTER_MS).unref();
  return {
    count: (kind, key = "") => add({ day: dayAt(now(), env.TZ_HOSPITAL).iso, kind, key, count: 1 }),
    flush,
    async stop() {
      clearInterval(clock);
      await flush();
    },
  };
}
