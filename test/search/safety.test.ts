import { afterAll, describe, expect, test } from "vitest";
import { testDatabase } from "../database";
import { publishDemo } from "./publish-demo";
import {
  dangerRecall,
  type Figure,
  misspellingsRead,
  nearDangerWithoutNotice,
  termsKept,
} from "./safety-figures";

/** Patients' safety in search, measured on the demo hospital. The figures are printed at the end. */

const { db } = await testDatabase();
await publishDemo(db);

const figures: string[] = [];
const shareOf = (name: string, { right, of }: Figure) => {
  figures.push(`${name}: ${right} of ${of}`);
  return right / of;
};
afterAll(() => process.stdout.write(`${figures.join("\n")}\n`));

describe.each(["built", "held-out", "independent"] as const)("the %s part of the danger queries", (part) => {
  test("shows the notice for 98 in 100 danger queries", async () => {
    const figure = await dangerRecall(db, part);
    expect(figure.of).toBeGreaterThanOrEqual(part === "built" ? 150 : 60);
    expect(shareOf(`notices, ${part}`, figure), figure.missed.join("\n")).toBeGreaterThanOrEqual(0.98);
  });

  test("shows a false notice for at most 5 in 100 queries near danger", async () => {
    const figure = await nearDangerWithoutNotice(db, part);
    expect(figure.of).toBeGreaterThanOrEqual(60);
    expect(shareOf(`no false notice, ${part}`, figure), figure.missed.join("\n")).toBeGreaterThanOrEqual(
      0.95,
    );
  });
});

test("does not replace a medical word with another, on the site or in the finder", async () => {
  const figure = await termsKept(db);
  shareOf("medical words kept", figure);
  expect(figure.of).toBe(233);
  expect(figure.missed).toEqual([]);
});

test("reads 84 of 90 misspellings as intended, and at most one as another word", async () => {
  const figure = await misspellingsRead(db);
  shareOf("misspellings read rightly", figure);
  expect(figure.right, figure.missed.join("\n")).toBeGreaterThanOrEqual(84);
  expect(figure.wrong.length, figure.wrong.join("\n")).toBeLessThanOrEqual(1);
});
