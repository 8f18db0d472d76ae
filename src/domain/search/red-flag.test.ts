import { expect, test } from "vitest";
import { redFlagIn } from "./red-flag";

test.each([
  ["chest pain", "emergency"],
  ["my chest hurts", "emergency"],
  ["Chest-pain and arm numb", "emergency"],
  ["pressure in my chest", "emergency"],
  ["is dad having a stroke?", "emergency"],
  ["can't breathe", "emergency"],
  ["I can’t breathe", "emergency"],
  ["trouble breathing", "emergency"],
  ["bleeding won't stop", "emergency"],
  ["face drooping", "emergency"],
  ["overdose", "emergency"],
  ["suicide", "crisis"],
  ["I want to kill myself", "crisis"],
  ["i don't want to live", "crisis"],
  ["suicidal and chest pain", "crisis"],
  ["toddler swallowed a battery", "poison"],
  ["poison control", "poison"],
])("%s puts the %s notice first", (query, flag) => {
  expect(redFlagIn(query)).toBe(flag);
});

test.each([
  "knee pain",
  "stroke rehabilitation",
  "stroke support group",
  "poison ivy",
  "chest x-ray",
  "breast",
  "",
])("%s is no alarm", (query) => {
  expect(redFlagIn(query)).toBeNull();
});
