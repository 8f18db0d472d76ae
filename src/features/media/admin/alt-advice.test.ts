import { expect, test } from "vitest";
import { altAdvice } from "./alt-advice";

test.each(["", "A nurse shows a boy how to hold his inhaler", "Photographers in the lobby"])(
  "has no advice for “%s”",
  (alt) => {
    expect(altAdvice(alt)).toBeNull();
  },
);

test.each([
  ["IMG_2031.jpg", /file name/],
  ["DSC0042", /file name/],
  ["Picture of a nurse at a desk", /Start with what the picture shows/],
  ["Barn", /Add a few words/],
  ["A barn ".repeat(30), /long to listen to/],
])("has advice for “%s”", (alt, words) => {
  expect(altAdvice(alt)).toMatch(words);
});
