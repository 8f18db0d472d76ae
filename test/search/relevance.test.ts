import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { searchDocument, searchPhrase } from "~/content/tables";
import { testDatabase } from "../database";
import { labelledQueries, unseenQueries } from "./labelled-queries";
import { publishDemo } from "./publish-demo";
import { FIRST, recallOf } from "./recall-of";

/** The site's search on the demo hospital, asked as people ask. */

const { db } = await testDatabase();
await publishDemo(db);
const phrases = await db.select().from(searchPhrase);

describe(`the answer is among the first ${FIRST}`, () => {
  test(`of ${labelledQueries.length} questions in plain words: for 95 in 100`, async () => {
    const { recall, missed } = await recallOf(db, labelledQueries);
    expect(recall, missed).toBeGreaterThanOrEqual(0.95);
  });

  test(`of ${unseenQueries.length} that nothing was made for: for 8 in 10`, async () => {
    const { recall, missed } = await recallOf(db, unseenQueries);
    expect(recall, missed).toBeGreaterThanOrEqual(0.8);
  });
});

test("everyday questions are not taken for an emergency", async () => {
  const { alarmed } = await recallOf(db, [...labelledQueries, ...unseenQueries]);
  // These may well be emergencies: a notice above the answer is right.
  const urgent = [
    "fell off a horse and my arm is bent",
    "cut my hand badly",
    "bad burn from the stove",
    "kid swallowed a penny",
    "bitten by a snake",
    "rolled the tractor",
    "my teen is cutting",
  ];
  expect(alarmed).toEqual(urgent);
});

test("people's words are a list of at least 400 pairs, and no question of this test is in it to the letter", () => {
  const pairs = phrases.filter(({ kind }) => kind === "found");
  expect(pairs.length).toBeGreaterThanOrEqual(400);
  const keys = new Set(phrases.map(({ key }) => key));
  const copied = [...labelledQueries, ...unseenQueries].filter(([query]) => keys.has(query.toLowerCase()));
  expect(copied).toEqual([]);
});

test("without people's words far fewer questions have their answer", async () => {
  await db.delete(searchPhrase);
  await db.execute(sql`update ${searchDocument} set terms = ts_filter(terms, '{a,c,d}')`);
  const { recall } = await recallOf(db, labelledQueries.slice(0, 100));
  expect(recall).toBeLessThan(0.9);
});
