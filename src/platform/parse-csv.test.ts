import { expect, test } from "vitest";
import { parseCsv, UnreadableCsv } from "./parse-csv";

test("multi-byte letters stay whole, wherever the text is split", async () => {
  const word = "é中🙂".repeat(7);
  const lines = Array.from({ length: 4_000 }, (_, n) => `${n},"${word}, ${n}"`);
  const { headings, rows } = await parseCsv(`\ufeffnumber,words\n${lines.join("\n")}\n`, 5_000);
  expect(headings).toEqual(["number", "words"]);
  expect(rows).toEqual(lines.map((_, n) => [String(n), `${word}, ${n}`]));
});

test("accepts 200 columns", async () => {
  const line = Array.from({ length: 200 }, (_, n) => n).join(",");
  expect((await parseCsv(`${line}\r\n${line}\r\n`, 10)).rows).toHaveLength(1);
});

test("stops parsing one row after the maximum", async () => {
  const { rows } = await parseCsv(`a\n${"1\n".repeat(200_000)}`, 10);
  expect(rows).toHaveLength(11);
});

test("commas and line breaks within quotes make no columns, even where a text is split", async () => {
  const cell = `${",".repeat(150)}""\n`.repeat(400);
  const { rows } = await parseCsv(`a\n"${cell}"\n"${cell}"\n`, 10);
  expect(rows).toEqual([[cell.replaceAll('""', '"')], [cell.replaceAll('""', '"')]]);
});

test.each([
  ["too many columns", `a${",".repeat(200)}\n1\n`, true, "A file can have at most 200 columns."],
  ["a row with too many cells", `a\n1${",".repeat(200)}\n`, true, "A file can have at most 200 columns."],
  ["a row of another length", "a,b\n1\n", false, "Line 2 has more or fewer columns than the first line."],
  [
    "a row that is too long",
    `a\n"${"x".repeat(400_000)}"\n`,
    false,
    expect.stringMatching(/^The row on line \d+ is too long\.$/),
  ],
  [
    "a quote without an end",
    'a\n"1\n',
    false,
    expect.stringMatching(/^A quotation mark on line \d has no closing quotation mark\.$/),
  ],
  [
    "a quote within a value",
    'a\nx"1\n',
    false,
    "Line 2 has a quotation mark in the wrong place. Within a quoted value, write it twice.",
  ],
  [
    "a quote that is not doubled",
    'a\n"x"1\n',
    false,
    "Line 2 has a quotation mark in the wrong place. Within a quoted value, write it twice.",
  ],
])("rejects %s", async (_what, csv, anyLength, message) => {
  const refused = await parseCsv(csv, 10, { anyLength }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UnreadableCsv);
  expect((refused as Error).message).toEqual(message);
});
