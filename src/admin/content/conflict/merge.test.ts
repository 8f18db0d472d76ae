import { expect, test } from "vitest";
import { draftOf, draftReducer } from "../draft/draft-state";
import { conflictingFields, fieldsToMerge, merged } from "./merge";

const conflict = () =>
  [
    { type: "typed", name: "name", value: "Ada B." } as const,
    { type: "typed", name: "bio", value: "Mine" } as const,
    {
      type: "conflicted",
      theirs: { revision: 5, data: { name: "Ada K.", bio: "", slug: "ada-k" } },
    } as const,
  ].reduce(draftReducer, draftOf({ revision: 3, data: { name: "Ada", bio: "", slug: "ada" } }));

test("only fields that both changed need a choice", () => {
  expect(conflictingFields(conflict())).toEqual(["name"]);
  expect(fieldsToMerge(conflict())).toEqual(["slug"]);
});

test("without a choice, my changes stay, and so do fields that only they changed", () => {
  expect(merged(conflict())).toEqual({ name: "Ada B.", bio: "Mine", slug: "ada-k" });
});

test("a choice for theirs takes theirs", () => {
  expect(merged(conflict(), { name: "theirs" })).toEqual({ name: "Ada K.", bio: "Mine", slug: "ada-k" });
});

test("the same change on both sides does not conflict", () => {
  const state = draftReducer(conflict(), { type: "typed", name: "name", value: "Ada K." });
  expect(conflictingFields(state)).toEqual([]);
});
