import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { countSearch } from "./count-search";
import { deleteOldSearches } from "./delete-old-searches";
import { dangerNotice } from "./shared/danger-notice";
import { searchCounts } from "./shared/search-counts";
import { searchDay, searchMiss } from "./table";

const { db } = await testDatabase();
const answer = (query: string, total = 0) => ({ query, total, notOffered: [], notice: null });

test("counts searches by day; stores only words without results, and shows none that were searched once", async () => {
  for (const day of ["2026-11-01", "2026-11-02"]) await countSearch(db, answer("Bunion, pain!"), day);
  await countSearch(db, answer("knee", 3), "2026-11-02");
  await countSearch(db, answer("margaret o’hara"), "2026-11-02");
  expect(await searchCounts(db, "2026-11-01")).toEqual({
    searches: 4,
    withoutResults: 3,
    misses: [{ words: "bunion pain", count: 2 }],
  });
  expect(await searchCounts(db, "2026-11-02")).toMatchObject({ searches: 3, misses: [] });
});

test("a search for what the hospital does not offer is not one without results", async () => {
  const dentist = {
    query: "dentist",
    total: 0,
    notOffered: [{ name: "dental care", elsewhere: [] }],
    notice: null,
  };
  await countSearch(db, dentist, "2026-09-01");
  const [counted] = await db.select().from(searchDay).where(eq(searchDay.day, "2026-09-01"));
  expect(counted).toMatchObject({ searches: 1, withoutResults: 0 });
  expect(await db.$count(searchMiss, eq(searchMiss.day, "2026-09-01"))).toBe(0);
});

test.each([
  ["a phone number", answer("308 555 0111")],
  ["an address", answer("jo@example.org")],
  ["a sentence", answer("my neighbor told me that his daughter has this thing")],
  ["a cry for help", { ...answer("goodbye"), notice: await dangerNotice(db, "suicide") }],
])("counts %s without its words", async (_, queryText) => {
  await db.delete(searchMiss);
  await countSearch(db, queryText, "2026-10-01");
  expect(await db.$count(searchMiss)).toBe(0);
});

test("deletes words after 90 days, and counts after two years", async () => {
  await db.delete(searchDay);
  for (const day of ["2024-01-01", "2026-08-01", "2026-11-01"]) await countSearch(db, answer("bunion"), day);
  await deleteOldSearches({ db, now: () => new Date("2026-11-20T12:00:00Z") });
  expect(await db.select({ day: searchMiss.day }).from(searchMiss)).toEqual([{ day: "2026-11-01" }]);
  expect((await db.select({ day: searchDay.day }).from(searchDay)).map(({ day }) => day).sort()).toEqual([
    "2026-08-01",
    "2026-11-01",
  ]);
});
