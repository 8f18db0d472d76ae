import { expect, test } from "vitest";
import { editDistance } from "./edit-distance";
import { soundSpelling } from "./sound-spelling";

test.each([
  ["hemroyds", "hemorrhoids"],
  ["presher", "pressure"],
  ["crooger", "krueger"],
  ["sykiatrist", "psychiatrist"],
  ["nemonia", "pneumonia"],
])("%s sounds like %s", (typed, meant) => {
  expect(editDistance(soundSpelling(typed), soundSpelling(meant))).toBeLessThanOrEqual(1);
});

test("words that sound different stay different", () => {
  expect(editDistance(soundSpelling("urologist"), soundSpelling("oncologist"))).toBeGreaterThan(1);
});
