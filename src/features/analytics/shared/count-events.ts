import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { CountedEvent, EventKind } from "../event-kind";
import { eventDay } from "../table";

/** The maximum number of keys of a kind on a day, so that fake keys cannot fill the table. */
const MAX_KEYS_A_DAY = 2_000;
const OTHER_KEYS = "(other)";
const MAX_KEY_LENGTH = 200;

/**
 * Adds one to a day's total.
 * @param day in the hospital's time zone, as YYYY-MM-DD
 */
export function countEvent(db: Database, kind: EventKind, key: string, day: string): Promise<void> {
  return countEvents(db, [{ kind, key, day, count: 1 }]);
}

/** Adds to the totals of days. Several nodes can do this at the same time. */
export async function countEvents(db: Database, events: readonly CountedEvent[]): Promise<void> {
  for (const same of Map.groupBy(events, ({ day, kind }) => `${day} ${kind}`).values()) {
    const rows = await limitedEvents(db, same);
    await db
      .insert(eventDay)
      .values(rows)
      .onConflictDoUpdate({
        target: [eventDay.day, eventDay.kind, eventDay.key],
        set: { count: sql`${eventDay.count} + excluded.count` },
      });
  }
}

/**
 * The events of one day and kind with unique keys. All nodes use the same order, to prevent deadlocks. Keys above the
 * limit are counted together.
 */
async function limitedEvents(db: Database, events: readonly CountedEvent[]): Promise<CountedEvent[]> {
  const [{ day, kind } = { day: "", kind: "page" as const }] = events;
  const isSame = and(eq(eventDay.day, day), eq(eventDay.kind, kind));
  const keys = [...new Set(events.map(({ key }) => key.slice(0, MAX_KEY_LENGTH)))];
  const room = MAX_KEYS_A_DAY - (await db.$count(eventDay, isSame));
  const knownKeys = new Set(keys);
  if (room < keys.length) {
    const known = await db
      .select({ key: eventDay.key })
      .from(eventDay)
      .where(and(isSame, inArray(eventDay.key, keys)));
    const isKnown = new Set(known.map(({ key }) => key));
    const newKeys = keys.filter((key) => !isKnown.has(key));
    for (const key of newKeys.slice(Math.max(0, room))) knownKeys.delete(key);
  }
  const totals = new Map<string, number>();
  for (const { key, count } of events) {
    const short = key.slice(0, MAX_KEY_LENGTH);
    const under = knownKeys.has(short) ? short : OTHER_KEYS;
    totals.set(under, (totals.get(under) ?? 0) + count);
  }
  return [...totals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, count]) => ({ day, kind, key, count }));
}
