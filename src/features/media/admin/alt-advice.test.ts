import { expect, test } from "vitest";
import { altAdvice } from "./alt-advice";

test.each(["", "A nurse shows a boy how to hold his inhaler", "Photographers in the lobby"])(
  "has no advice for “%s”",
  (alt) => {
    expect(altAdvice(alt)).toBeNull();
  },
);

test.each([
  ["IMG_2031.jpg", /name of a file/],
  ["DSC0042", /name of a file/],
  ["Picture of a nurse at a desk", /Begin with what is seen/],
  ["Barn", /A few words more/],
  ["A barn ".repeat(30), /long to listen to/],
])("has advice for “%s”", (alt, words) => {
  expect(altAdvice(alt)).toMatch(words);
});
