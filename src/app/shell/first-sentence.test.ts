import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence";

test.each([
  ["Emergency? Call 911. Our emergency department is always open.", "Emergency? Call 911."],
  ["Call 911!", "Call 911!"],
  ["Call 911", "Call 911"],
  ["", ""],
])("the first sentence of %j is %j", (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
