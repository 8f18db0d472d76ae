import { expect, test } from "vitest";
import type { RosterEntry } from "../../api/admin/schemas";
import { findEntries } from "./find-entries";

const entry = (confirmationNumber: string, firstName: string, lastName: string, phone = "", email = "") =>
  ({ confirmationNumber, firstName, lastName, phone, email, others: [] as object[] }) as RosterEntry;
const family = entry("R-1044", "Bo", "Lind");
family.others.push({ firstName: "Cy", lastName: "Marsh" });
const all = [
  entry("R-1041", "Zoë", "Åberg", "(308) 555-0141", "zoe@x.org"),
  entry("R-1042", "Ann", "O’Neil", "", "ann@x.org"),
  entry("R-1043", "Ann", "Berg"),
  family,
];

test.each([
  ["", ["Åberg", "O’Neil", "Berg", "Lind"]],
  ["cy marsh", ["Lind"]],
  ["zoe", ["Åberg"]],
  ["BERG", ["Åberg", "Berg"]],
  ["ann berg", ["Berg"]],
  ["5550141", ["Åberg"]],
  ["ann@x", ["O’Neil"]],
  ["r-1042", ["O’Neil"]],
  ["nobody", []],
])("“%s”", (words, expected) => {
  expect(findEntries(all, words).map(({ lastName }) => lastName)).toEqual(expected);
});
