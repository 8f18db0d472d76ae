import { and, between, eq, sql } from "drizzle-orm";
import { searchDays } from "~/features/search/shared/search-days";
import type { Database } from "~/platform/database/database";
import type { Ranked, Series } from "./api/schemas";
import type { EventKind } from "./event-kind";
import { daysOf, type Period, periodBefore } from "./period";
import { SERIES, type SeriesName } from "./series";
import { eventDay } from "./table";

/** Every figure of a period by day, with the previous period. */
export async function totals(db: Database, period: Period): Promise<Series[]> {
  const before = periodBefore(period);
  const [counted, searched] = await Promise.all([
    db
      .select({ day: eventDay.day, kind: eventDay.kind, count: sql<number>`sum(${eventDay.count})::int` })
      .from(eventDay)
      .where(between(eventDay.day, before.from, period.to))
      .groupBy(eventDay.day, eventDay.kind),
    searchDays(db, before.from, period.to),
  ]);
  const found = new Map<string, number>(counted.map(({ day, kind, count }) => [`${kind} ${day}`, count]));
  for (const { day, searches, withoutResults } of searched) {
    found.set(`search ${day}`, searches);
    found.set(`searchInVain ${day}`, withoutResults);
  }
  const counts = (name: SeriesName, of: Period) => daysOf(of).map((day) => found.get(`${name} ${day}`) ?? 0);
  return SERIES.map((name) => {
    const [days, daysBefore] = [counts(name, period), counts(name, before)];
    return { name, days, daysBefore, total: sum(days), before: sum(daysBefore) };
  });
}

/** The most frequent keys of a kind in a period, with their counts in the previous one. */
export async function ranked(
  db: Database,
  kind: EventKind,
  period: Period,
  limit: number,
): Promise<Ranked[]> {
  const before = periodBefore(period);
  const within = ({ from, to }: Period) =>
    sql<number>`coalesce(sum(${eventDay.count}) filter (where ${between(eventDay.day, from, to)}), 0)::int`;
  const count = within(period);
  return db
    .select({ key: eventDay.key, count, before: within(before) })
    .from(eventDay)
    .where(and(eq(eventDay.kind, kind), between(eventDay.day, before.from, period.to)))
    .groupBy(eventDay.key)
    .having(sql`${count} > 0`)
    .orderBy(sql`2 desc, 1`)
    .limit(limit);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
