import { expect, test } from "vitest";
import charges from "~/demo/content/standard-charges.csv?raw";
import { slices, validatePriceFile } from "./validate-price-file";

const NAME = "470000001_elm-hospital_standardcharges.csv";
const check = (text: string, name = NAME) => validatePriceFile(slices(new TextEncoder().encode(text)), name);

test("a file that follows the CMS template has no findings, and says when it was updated", async () => {
  expect(await check(charges)).toEqual({
    version: "3.0.0",
    lastUpdatedOn: "2026-07-01",
    findings: [],
    warnings: [],
    hasMore: false,
  });
});

test("a file that arrives in small pieces reads the same, and one that ends early throws why", async () => {
  const bytes = new TextEncoder().encode(charges);
  async function* pieces(until: number) {
    for (let at = 0; at < until; at += 7) yield bytes.subarray(at, Math.min(at + 7, until));
    if (until < bytes.length) throw new Error("The connection broke.");
  }
  expect(await validatePriceFile(pieces(bytes.length), NAME)).toEqual(await check(charges));
  await expect(validatePriceFile(pieces(500), NAME)).rejects.toThrow("The connection broke.");
});

test("a file larger than its beginning that ends early throws why", async () => {
  const head = new TextEncoder().encode(charges);
  async function* torn() {
    yield head;
    yield new TextEncoder().encode(`\n${"x".repeat(200_000)}`);
    throw new Error("The connection broke.");
  }
  await expect(validatePriceFile(torn(), NAME)).rejects.toThrow("The connection broke.");
});

test("findings name the row, the column, and what to do", async () => {
  const wrong = charges.replace(",outpatient,", ",elsewhere,").replace(",236,", ",twelve,");
  const { findings } = await check(wrong);
  expect(findings).toContainEqual({
    row: 4,
    column: "G",
    name: "setting",
    what: "“elsewhere” is not allowed here. Write one of these: inpatient, outpatient, both.",
  });
  expect(findings).toContainEqual({
    row: 4,
    column: "J",
    name: "standard_charge|gross",
    what: "“twelve” is not an amount. Write a number above 0.",
  });
});

test.each([
  [
    "without a column",
    charges.replace("description,code|1,", "text,code|1,"),
    /column “description” to row 3/,
  ],
  ["of an older version", charges.replace(",3.0.0,", ",2.2.0,"), /version 2\.2\.0 .* asks for 3\.0\.0/],
  ["with a date that is none", charges.replace("2026-07-01", "last July"), /not a date/],
  ["that is empty", "", /does not say which version/],
])("a file %s is told so", async (_, text, words) => {
  const { findings } = await check(text);
  expect(findings.map(({ what }) => what).join("\n")).toMatch(words);
});

test("the finding for a file with another name has the name that the rule requires", async () => {
  const { findings } = await check(charges, "prices.csv");
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ row: null, what: expect.stringContaining("standardcharges") });
});

test("findings in a JSON file name the path of each value", async () => {
  const name = NAME.replace(".csv", ".json");
  const { findings } = await check(
    '{"version":"3.0.0","last_updated_on":"7/1/2026","hospital_name":""}',
    name,
  );
  expect(findings).toContainEqual({
    row: null,
    column: "",
    name: "/hospital_name",
    what: "Fill in this value.",
  });
  expect(findings.some(({ what }) => what === "“hospital_address” is missing.")).toBe(true);
  const torn = await check('{"version":"3.0.0",', name);
  expect(torn.findings.map(({ what }) => what)).toContain(
    "This is not a complete JSON file. Export it again.",
  );
});

test("staff see no message of the validator, and for a file full of mistakes that there are more", async () => {
  const { findings, hasMore } = await check(charges.replaceAll(",outpatient,", ",elsewhere,"));
  expect(hasMore).toBe(false);
  expect(findings.length).toBeGreaterThan(100);
  const long = charges + charges.split("\n").slice(3).join("\n");
  const more = await check(long.replaceAll(",outpatient,", ",elsewhere,"));
  expect(more.hasMore).toBe(true);
  expect(more.findings).toHaveLength(200);
  for (const { what } of more.findings) expect(what).not.toMatch(/encode/);
});
