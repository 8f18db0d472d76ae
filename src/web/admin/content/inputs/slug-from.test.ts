import { expect, test } from "vitest";
import { slugFrom } from "./slug-from";

test.each([
  ["Dr. Élise O’Hara, MD", "dr-elise-ohara-md"],
  ["  Ear, Nose & Throat  ", "ear-nose-and-throat"],
  ["—", ""],
  [`${"a".repeat(119)} b`, "a".repeat(119)],
])("%s", (words, slug) => {
  expect(slugFrom(words)).toBe(slug);
});
