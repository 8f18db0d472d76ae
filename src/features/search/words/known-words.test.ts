import { expect, test } from "vitest";
import { beginsKnownWord, isKnownWord, medicalWordsLike } from "./known-words";

test.each(["vasectomy", "urologist", "scabies", "ozempic", "knee", "aardvark", "zoom", "seizures", "aah"])(
  "%s is known",
  (word) => {
    expect(isKnownWord(word)).toBe(true);
  },
);

test.each(["vasectmy", "kidny", "knees knee", "", "\n", "kne", "zzzz", "aa", "dietician"])(
  "%j is not known",
  (word) => {
    expect(isKnownWord(word)).toBe(false);
  },
);

test("a prefix of a known word may be unfinished", () => {
  expect(["vasecto", "mammogr", "abdo", "zoo"].map(beginsKnownWord)).toEqual([true, true, true, true]);
  expect(["vasekto", "zzz"].map(beginsKnownWord)).toEqual([false, false]);
});

test("similar medical words are few, and include the intended one", () => {
  const alike = medicalWordsLike("newmonia", 2);
  expect(alike).toContain("pneumonia");
  expect(alike.length).toBeLessThan(300);
});
