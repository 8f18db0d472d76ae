import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { lineField, phoneField, stateField, zipField } from "./contact-fields";

const state = stateField({ label: "State" });
const zip = zipField({ label: "ZIP code" });
const phone = phoneField({ label: "Phone" });
const line = lineField({ label: "Name" });

/** What is stored, or the message. */
function outcome(field: z.ZodType<string>, text: string): string | undefined {
  const { data, error } = field.safeParse(text);
  return error ? error.issues[0]?.message : data;
}

describe("a line of text", () => {
  test.each([
    [" Ann ", "Ann"],
    ["Ann\r\nBcc: b@c.example", "Ann Bcc: b@c.example"],
    ["Ann\u2028Miller", "Ann Miller"],
  ])("%j is one line: %j", (typed, stored) => {
    expect(outcome(line, typed)).toBe(stored);
  });

  test("cannot change the text direction around it, and keeps the characters that its language needs", () => {
    expect(outcome(line, "\u202eAnn\u2066 Miller\u2069")).toBe("Ann Miller");
    expect(outcome(line, "مریم می\u200cخواهد\u200f")).toBe("مریم می\u200cخواهد\u200f");
  });
});

describe("a state", () => {
  test.each([
    ["NE", "NE"],
    ["ne", "NE"],
    [" Nebraska ", "NE"],
    ["nebraska", "NE"],
    ["Neb.", "NE"],
    ["N.Y.", "NY"],
    ["north  dakota", "ND"],
    ["District of Columbia", "DC"],
    ["Québec", "QC"],
    ["", ""],
  ])("%j is stored as %j", (typed, stored) => {
    expect(outcome(state, typed)).toBe(stored);
  });

  test.each([
    ["Nebrasca", "Did you mean Nebraska? Enter Nebraska or NE."],
    ["Colorodo", "Did you mean Colorado? Enter Colorado or CO."],
    ["XX", "Enter a state, such as Nebraska or NE."],
    ["Atlantis", "Enter a state, such as Nebraska or NE."],
    ["69199", "Enter a state, such as Nebraska or NE."],
    ["constructor", "Enter a state, such as Nebraska or NE."],
  ])("%j is refused: %s", (typed, message) => {
    expect(outcome(state, typed)).toBe(message);
  });
});

describe("a ZIP code", () => {
  test.each([
    ["69199", "69199"],
    ["69199-0042", "69199-0042"],
    ["691990042", "69199-0042"],
    ["69199 0042", "69199-0042"],
    ["k1a0b1", "K1A 0B1"],
    ["", ""],
  ])("%j is stored as %j", (typed, stored) => {
    expect(outcome(zip, typed)).toBe(stored);
  });

  test.each(["691", "6919", "691991", "ABCDE", "69199-00"])("%j is refused", (typed) => {
    expect(outcome(zip, typed)).toBe("Enter a ZIP code of five digits, such as 69199.");
  });
});

describe("a phone number", () => {
  test.each([
    ["308-555-0123", "(308) 555-0123"],
    ["3085550123", "(308) 555-0123"],
    ["(308) 555-0123", "(308) 555-0123"],
    ["+1 308.555.0123 ext. 12", "(308) 555-0123 ext. 12"],
    ["+49 30 901820", "+49 30 901820"],
    ["", ""],
  ])("%j is stored as %j", (typed, stored) => {
    expect(outcome(phone, typed)).toBe(stored);
  });

  test.each(["12", "555-0123", "call me", "308-555-0123 or 308-555-0124", "3".repeat(300)])(
    "%j is refused",
    (typed) => {
      const { error } = phone.safeParse(typed);
      expect(error?.issues[0]?.message).toMatch(/^(Enter a phone number with its area code|Phone can have)/);
    },
  );
});
