import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanQuery, wordsOf } from "./clean-query";

test.each([
  ["  knee   pain ", "knee pain"],
  ["knee\u0000pain\r\n", "knee pain"],
  ["\u200Bknee", "knee"],
  ["\uD800knee", "knee"],
  ["", ""],
  [" \t ", ""],
])("reads %j as %j", (typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
});

test("any input becomes one short line without what PostgreSQL refuses", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 600 }), (typed) => {
      const query = cleanQuery(typed);
      expect(query.length).toBeLessThanOrEqual(200);
      expect(query).not.toMatch(/[\p{Cc}\uFFFD]|\s\s|^\s|\s$/u);
      expect(query.isWellFormed()).toBe(true);
      expect(cleanQuery(query)).toBe(query);
    }),
  );
});

test("truncates ten thousand characters at a word", () => {
  expect(cleanQuery("knee ".repeat(2_000))).toBe(Array(40).fill("knee").join(" "));
});

test("returns words in lower case, each once, at most twenty", () => {
  expect(wordsOf("My knee, MY Knee’s gone!")).toEqual(["my", "knee", "knee’s", "gone"]);
  expect(wordsOf("a b c d e f g h i j k l m n o p q r s t u v")).toHaveLength(20);
});
