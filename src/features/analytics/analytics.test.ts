import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { deleteOldEvents } from "./delete-old-events";
import { eventCounter } from "./event-counter";
import { daysOf, periodBefore, periodEnding } from "./period";
import { countEvent, countEvents } from "./shared/count-events";
import { eventDay } from "./table";
import { ranked, totals } from "./totals";

const { db } = await testDatabase();
const silent = { warn: () => {} };

test("counts all simultaneous events, in one row", async () => {
  await Promise.all(Array.from({ length: 40 }, () => countEvent(db, "page", "/donate", "2026-03-01")));
  await countEvents(db, [
    { day: "2026-03-01", kind: "page", key: "/donate", count: 2 },
    { day: "2026-03-01", kind: "page", key: "/", count: 1 },
  ]);
  const rows = await db.select().from(eventDay).where(sql`${eventDay.day} = '2026-03-01'`);
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ day: "2026-03-01", kind: "page", key: "/donate", count: 42 });
});

test("made-up keys cannot fill the table; existing ones continue", async () => {
  await db.execute(
    sql`insert into event_day select '2026-03-02', 'page', '/made-up-' || n, 1 from generate_series(1, 1999) n`,
  );
  const day = "2026-03-02";
  for (const key of ["/last", "/too-many", "/made-up-7"]) await countEvent(db, "page", key, day);
  await countEvent(db, "page", "x".repeat(5_000), day);
  const isDay = sql`${eventDay.day} = ${day}`;
  expect(await db.$count(eventDay, isDay)).toBe(2_001);
  const counted = await db.select().from(eventDay).where(sql`${isDay} and ${eventDay.count} > 1`);
  expect(counted.map(({ key, count }) => [key, count]).sort()).toEqual([
    ["(other)", 2],
    ["/made-up-7", 2],
  ]);
  // Another kind has its own limit.
  await countEvent(db, "gift", "", day);
  expect(await db.$count(eventDay, sql`${isDay} and kind = 'gift'`)).toBe(1);
});

test("writes events in batches, by the hospital's day, and keeps them while the database is down", async () => {
  let now = new Date("2026-03-05T05:30:00Z");
  const env = { TZ_HOSPITAL: "America/Chicago" };
  const away = { transaction: () => Promise.reject(new Error("away")) } as never;
  const lost = eventCounter({ db: away, log: silent, now: () => now, env });
  lost.count("page", "/a");
  await lost.flush();
  const places: (typeof db)[] = [away, db];
  const counter = eventCounter({
    db: { transaction: (work: never) => (places.shift() ?? db).transaction(work) } as never,
    log: silent,
    now: () => now,
    env,
  });
  counter.count("page", "/a");
  counter.count("page", "/a");
  await counter.flush();
  now = new Date("2026-03-05T15:00:00Z");
  counter.count("page", "/a");
  await counter.stop();
  const rows = await db.select().from(eventDay).where(sql`${eventDay.key} = '/a'`);
  expect(rows.map(({ day, count }) => [day, count]).sort()).toEqual([
    ["2026-03-04", 2],
    ["2026-03-05", 1],
  ]);
  await lost.stop();
});

test("compares a period with as many days before it, across a clock change too", () => {
  const week = periodEnding("2026-03-12", 7);
  expect(week).toEqual({ from: "2026-03-06", to: "2026-03-12" });
  expect(periodBefore(week)).toEqual({ from: "2026-02-27", to: "2026-03-05" });
  expect(daysOf(week)).toHaveLength(7);
  expect(daysOf(week)[2]).toBe("2026-03-08");
});

test("returns figures by day with the previous period, and the most viewed pages first", async () => {
  await countEvents(db, [
    { day: "2026-06-10", kind: "page", key: "/blog", count: 5 },
    { day: "2026-06-11", kind: "page", key: "/", count: 7 },
    { day: "2026-06-09", kind: "page", key: "/", count: 4 },
    { day: "2026-06-11", kind: "registration", key: "childbirth", count: 1 },
    { day: "2026-06-11", kind: "registration", key: "tour", count: 2 },
    { day: "2026-06-07", kind: "page", key: "/old", count: 90 },
  ]);
  await db.execute(sql`insert into search_day values ('2026-06-10', 9, 2)`);
  const period = { from: "2026-06-10", to: "2026-06-11" };
  const series = await totals(db, period);
  expect(series.find(({ name }) => name === "page")).toEqual({
    name: "page",
    total: 12,
    before: 4,
    days: [5, 7],
    daysBefore: [0, 4],
  });
  expect(series.find(({ name }) => name === "registration")).toMatchObject({ total: 3, days: [0, 3] });
  expect(series.find(({ name }) => name === "searchInVain")).toMatchObject({ total: 2, days: [2, 0] });
  expect(await ranked(db, "page", period, 10)).toEqual([
    { key: "/", count: 7, before: 4 },
    { key: "/blog", count: 5, before: 0 },
  ]);
});

test("keeps two years", async () => {
  await countEvent(db, "page", "/forgotten", "2024-01-01");
  await countEvent(db, "page", "/kept", "2024-12-01");
  await deleteOldEvents({ db, now: () => new Date("2026-11-20T12:00:00Z") });
  const old = await db.select().from(eventDay).where(sql`${eventDay.day} < '2026-01-01'`);
  expect(old.map(({ key }) => key)).toEqual(["/kept"]);
});
