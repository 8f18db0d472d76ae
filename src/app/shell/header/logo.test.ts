import { expect, test } from "vitest";
import { nameLines } from "./logo";

test.each([
  ["Prairie Lantern Community Hospital", "Prairie Lantern", ["Prairie Lantern", "Community Hospital"]],
  ["Elm Hospital", "Elm Hospital", ["Elm Hospital", ""]],
  ["The Elm", "Elm", ["The Elm", ""]],
])("%s, in short %s", (whole, short, lines) => {
  expect(nameLines(whole, short)).toEqual(lines);
});
