import { expect, test } from "vitest";
import { readDays, storedDays } from "./stored-days";

test("each day is stored with its own weeks, and days in the same weeks are read together", () => {
  const stored = storedDays([
    { days: ["fri"], weeks: [3, 1] },
    { days: ["mon", "tue"], weeks: [] },
    { days: ["wed"], weeks: [1, 3] },
  ]);
  expect(stored).toEqual({ days: ["3fri", "1fri", "mon", "tue", "1wed", "3wed"], weeks: [] });
  expect(readDays(stored)).toEqual([
    { days: ["mon", "tue"], weeks: [] },
    { days: ["wed", "fri"], weeks: [1, 3] },
  ]);
});

test("a row from before days had their own weeks has the same weeks for all days", () => {
  expect(readDays({ days: ["mon", "fri"], weeks: [1, 3] })).toEqual([
    { days: ["mon", "fri"], weeks: [1, 3] },
  ]);
});

test("no stored days mean that the provider has no own days", () => {
  expect(readDays(storedDays([]))).toEqual([]);
});
