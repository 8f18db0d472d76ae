import { expect, test } from "vitest";
import { matchingSpecialties } from "./matching-specialties";

const heart = { name: "Cardiology", summary: "Heart care.", words: "heart doctor\nAFib" };
const bones = {
  name: "Orthopedics",
  summary: "Bones and joints.",
  words: "my knee gives out\nheartburn is not ours\nbone doctor",
};
const all = [heart, bones];

test.each([
  ["", all],
  ["  ", all],
  ["!?", all],
  ["card", [heart]],
  ["HEART doc", [heart]],
  ["doctor heart", [heart]],
  ["knee", [bones]],
  ["kneé", [bones]],
  ["nee", []],
  ["knee doctor", [bones]],
  ["heart knee zz", []],
])("%j", (typed, found) => {
  expect(matchingSpecialties(all, typed)).toEqual(found);
});
