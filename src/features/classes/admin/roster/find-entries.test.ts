import { expect, test } from "vitest";
import type { RosterEntry } from "../../api/admin/schemas";
import { findEntries } from "./find-entries";

const entry = (firstName: string, lastName: string, phone = "", email = "") =>
  ({ firstName, lastName, phone, email }) as RosterEntry;
const all = [
  entry("Zoë", "Åberg", "(308) 555-0141", "zoe@x.org"),
  entry("Ann", "O’Neil", "", "ann@x.org"),
  entry("Ann", "Berg"),
];

test.each([
  ["", ["Åberg", "O’Neil", "Berg"]],
  ["zoe", ["Åberg"]],
  ["BERG", ["Åberg", "Berg"]],
  ["ann berg", ["Berg"]],
  ["5550141", ["Åberg"]],
  ["ann@x", ["O’Neil"]],
  ["nobody", []],
])("“%s”", (words, expected) => {
  expect(findEntries(all, words).map(({ lastName }) => lastName)).toEqual(expected);
});
