import { expect, test } from "vitest";
import { newsletterInput } from "./input";

const typed = { firstname: " Ann ", lastname: "Reader", email: "ann@readers.example" };

test("normalizes the form's fields, and drops others", () => {
  expect(newsletterInput.parse({ ...typed, phone: "308\n555 0100", state: "confirmed", id: "1" })).toEqual({
    firstname: "Ann",
    lastname: "Reader",
    email: "ann@readers.example",
    phone: "(308) 555-0100",
  });
});

test("returns an error for every missing field at once, each in its own words", () => {
  const { error } = newsletterInput.safeParse({});
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["firstname", "Enter your first name."],
    ["lastname", "Enter your last name."],
    ["email", "Enter your email address."],
  ]);
});

test.each([
  "ann@readers.example\r\nBcc: all@evil.example",
  "ann@readers.example, bob@readers.example",
  "Ann <ann@readers.example>",
  `${"a".repeat(250)}@b.example`,
  "ann@",
])("refuses %j as an email", (email) => {
  expect(newsletterInput.safeParse({ ...typed, email }).success).toBe(false);
});

test("a line break in a name becomes a space", () => {
  const { firstname } = newsletterInput.parse({ ...typed, firstname: "Ann\r\nBcc: x@evil.example" });
  expect(firstname).toBe("Ann Bcc: x@evil.example");
});
