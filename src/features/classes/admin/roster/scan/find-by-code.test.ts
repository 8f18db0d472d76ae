import { expect, test } from "vitest";
import type { Roster } from "../../../api/admin/schemas";
import { findByCode } from "./find-by-code";

const entry = (status: string, code: string, number: string) => ({
  status,
  checkInCodes: [code, `${code.slice(0, 7)}Z`],
  confirmationNumber: number,
});
const roster = {
  class: { cancelledAt: null },
  items: [
    entry("confirmed", "K7QP2M41", "R-1042"),
    entry("held", "AAAA2222", "R-1043"),
    entry("waitlisted", "BBBB2222", "R-1044"),
    entry("offered", "CCCC2222", "R-1045"),
    entry("cancelled", "DDDD2222", "R-1046"),
    entry("expired", "EEEE2222", "R-1047"),
  ],
} as unknown as Roster;

test.each([
  { text: "K7QP2M41", says: "seated" },
  { text: " k7qp-2m4I ", says: "seated" },
  { text: "K7QP 2M4Z", says: "seated" },
  { text: "r-1042", says: "seated" },
  { text: "R-1O42", says: "seated" },
  { text: "AAAA2222", says: "unpaid" },
  { text: "BBBB2222", says: "waiting" },
  { text: "CCCC2222", says: "waiting" },
  { text: "DDDD2222", says: "ended" },
  { text: "EEEE2222", says: "ended" },
  { text: "FFFF2222", says: "unknown" },
  { text: "", says: "unknown" },
  { text: "https://hospital.example/K7QP2M41", says: "unknown" },
])("the code “$text” means: $says", ({ text, says }) => {
  expect(findByCode(roster, text).kind).toBe(says);
});

test("in a canceled class, every code says that the class is canceled", () => {
  const canceled = { ...roster, class: { ...roster.class, cancelledAt: "2026-03-03T18:00:00.000Z" } };
  expect(findByCode(canceled, "K7QP2M41").kind).toBe("class-canceled");
});
