import { expect, test } from "vitest";
import { slugOf } from "./slug-of";

test.each([
  ["Dr. Élise O’Hara, MD", "dr-elise-ohara-md"],
  ["  Ear, Nose & Throat  ", "ear-nose-and-throat"],
  ["—", ""],
  [`${"a".repeat(119)} b`, "a".repeat(119)],
])("%s", (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});
