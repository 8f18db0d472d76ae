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

test("what begins a known word may still be typed", () => {
  expect(["vasecto", "mammogr", "abdo", "zoo"].map(beginsKnownWord)).toEqual([true, true, true, true]);
  expect(["vasekto", "zzz"].map(beginsKnownWord)).toEqual([false, false]);
});

test("medical words that look alike are few, and the one that was meant is among them", () => {
  const alike = medicalWordsLike("newmonia", 2);
  expect(alike).toContain("pneumonia");
  expect(alike.length).toBeLessThan(300);
});
