import fc from "fast-check";
import { expect, test } from "vitest";
import type { MarkedPlace } from "./place-map";
import { placesToMark } from "./places-to-mark";

const place = (id: string, isMain = false): MarkedPlace => ({
  id,
  name: id,
  latitude: 41,
  longitude: -99,
  isMain,
});
const all = [place("main", true), place("east"), place("west")];
const marked = (shown?: string[]) => placesToMark(all, shown).map(({ id }) => id);

test("marks everything if nothing is left out", () => {
  expect(marked()).toEqual(["main", "east", "west"]);
});

test("marks the main place beside a single one", () => {
  expect(marked(["west"])).toEqual(["main", "west"]);
});

test("marks the main place even if no place is shown", () => {
  expect(marked([])).toEqual(["main"]);
});

test("always marks the main place and all shown ones, each once, in order", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(["main", "east", "west", "elsewhere"]), (shown) => {
      expect(marked(shown)).toEqual(
        ["main", "east", "west"].filter((id) => id === "main" || shown.includes(id)),
      );
    }),
  );
});
