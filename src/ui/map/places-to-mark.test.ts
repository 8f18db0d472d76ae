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

test("everything is marked when nothing is left out", () => {
  expect(marked()).toEqual(["main", "east", "west"]);
});

test("beside a single place the main one is marked", () => {
  expect(marked(["west"])).toEqual(["main", "west"]);
});

test("the main place is marked even when no place is shown", () => {
  expect(marked([])).toEqual(["main"]);
});

test("whatever is shown: the main place and all shown ones, each once, in their order", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(["main", "east", "west", "elsewhere"]), (shown) => {
      expect(marked(shown)).toEqual(
        ["main", "east", "west"].filter((id) => id === "main" || shown.includes(id)),
      );
    }),
  );
});
