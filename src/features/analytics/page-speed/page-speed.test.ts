import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../../test/database";
import { deleteOldEvents } from "../delete-old-events";
import { recordPageSpeed } from "./record-page-speed";
import { speedSummary } from "./speed-summary";
import { pageSpeed } from "./table";

const { db } = await testDatabase();

const period = (day: string) => ({ from: day, to: day });

test("counts all simultaneous visits, in one row for each measure and value", async () => {
  const day = "2026-03-01";
  await Promise.all(
    Array.from({ length: 30 }, () => recordPageSpeed(db, { path: "/donate", lcp: 905, cls: 0.004 }, day)),
  );
  const rows = await db.select().from(pageSpeed).where(sql`${pageSpeed.day} = ${day}`);
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      { day, path: "/donate", measure: "lcp", value: 910, count: 30 },
      { day, path: "/donate", measure: "cls", value: 4, count: 30 },
    ]),
  );
});

test("reports the 75th percentile of all pages together and of each page", async () => {
  const day = "2026-03-02";
  for (const lcp of [100, 200, 300, 4_000]) await recordPageSpeed(db, { path: "/", lcp, inp: 40 }, day);
  for (const lcp of [2_000, 2_000]) await recordPageSpeed(db, { path: "/donate", lcp }, day);
  expect(await speedSummary(db, period(day), 10)).toEqual([
    { path: null, lcp: { value: 2_000, visits: 6 }, inp: { value: 40, visits: 4 }, cls: null },
    { path: "/", lcp: { value: 300, visits: 4 }, inp: { value: 40, visits: 4 }, cls: null },
    { path: "/donate", lcp: { value: 2_000, visits: 2 }, inp: null, cls: null },
  ]);
  expect(await speedSummary(db, period("2026-03-03"), 10)).toEqual([]);
});

test("made-up addresses and values cannot fill the table", async () => {
  const day = "2026-03-04";
  await db.execute(
    sql`insert into page_speed select ${day}, '/made-up-' || n, 'lcp', 10, 1 from generate_series(1, 50000) n`,
  );
  await recordPageSpeed(db, { path: "/one-more", lcp: 10 }, day);
  await recordPageSpeed(db, { path: "/and-another", lcp: 10 }, day);
  const isDay = sql`${pageSpeed.day} = ${day}`;
  expect(await db.$count(pageSpeed, isDay)).toBe(50_001);
  const together = await db.select().from(pageSpeed).where(sql`${isDay} and ${pageSpeed.count} > 1`);
  expect(together).toMatchObject([{ path: "(other)", count: 2 }]);
});

test("does not store the address of a private link", async () => {
  const key = "k".repeat(43);
  await recordPageSpeed(db, { path: `/registration/${key}`, lcp: 10 }, "2026-03-05");
  const [row] = await db.select().from(pageSpeed).where(sql`${pageSpeed.day} = '2026-03-05'`);
  expect(row?.path).toBe("(other)");
});

test("measures are deleted with the other figures", async () => {
  await recordPageSpeed(db, { path: "/", lcp: 10 }, "2026-11-20");
  await deleteOldEvents({ db, now: () => new Date("2036-11-20T12:00:00Z") });
  expect(await db.$count(pageSpeed)).toBe(0);
});
