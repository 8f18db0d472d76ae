import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayAt } from "~/content/values/day-at";
import { testDatabase } from "../../../../test/database";
import { isPageAddress } from "./input";
import { recordPageFeedback } from "./record-page-feedback";
import { pageFeedback } from "./table";

const { db } = await testDatabase();

test("counts all simultaneous answers", async () => {
  await Promise.all(
    Array.from({ length: 40 }, () => recordPageFeedback(db, { path: "/donate", answer: "no" }, "2026-11-20")),
  );
  expect(await db.select().from(pageFeedback)).toEqual([
    { day: "2026-11-20", path: "/donate", answer: "no", count: 40 },
  ]);
});

test("made-up addresses cannot fill the table", async () => {
  await db.execute(
    sql`insert into page_feedback select '2026-11-21', '/made-up-' || n, 'yes', 1 from generate_series(1, 2000) n`,
  );
  await recordPageFeedback(db, { path: "/one-more", answer: "yes" }, "2026-11-21");
  await recordPageFeedback(db, { path: "/and-another", answer: "yes" }, "2026-11-21");
  const day = sql`${pageFeedback.day} = '2026-11-21'`;
  expect(await db.$count(pageFeedback, day)).toBe(2_001);
  expect(await db.select().from(pageFeedback).where(sql`${day} and ${pageFeedback.count} > 1`)).toMatchObject(
    [{ path: "(other)", count: 2 }],
  );
});

test("does not store the address of a private link", async () => {
  const key = "k".repeat(43);
  for (const path of [`/registration/${key}`, `/giving/${key}/receipts/1`])
    await recordPageFeedback(db, { path, answer: "yes" }, "2026-11-23");
  expect(JSON.stringify(await db.select().from(pageFeedback))).not.toContain(key);
});

test("uses the hospital's day", () => {
  const evening = new Date("2026-11-21T03:30:00Z");
  expect(dayAt(evening, "America/Chicago").iso).toBe("2026-11-20");
  expect(dayAt(evening, "UTC").iso).toBe("2026-11-21");
});

test.each([
  ["/", true],
  ["/about-us", true],
  ["/blog/caf%C3%A9", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["https://evil.example", false],
  ["/a?name=canary", false],
  ["javascript:alert(1)", false],
  [`/${"x".repeat(200)}`, false],
])("%s is an address of a page: %s", (path, expected) => {
  expect(isPageAddress(path)).toBe(expected);
});
