import { expect, test } from "vitest";
import { nameFrom } from "./name-from";

test.each([
  ["What is your name?", [], "whatIsYourName"],
  ["Élise’s 2nd visit", [], "elises2ndVisit"],
  ["2 things", [], "things"],
  ["中文", [], "question"],
  ["Name", ["name", "name2"], "name3"],
])("%s", (words, taken, name) => {
  expect(nameFrom(words, taken)).toBe(name);
});
