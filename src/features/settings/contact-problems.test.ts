import { expect, test } from "vitest";
import { contactProblems } from "./contact-problems";

test("accepts phones as people write them, short numbers, and empty values", () => {
  const phones = ["(308) 555-0100", "308.555.0100", "+1 308 555 0100", "3085550100", "308-555-0100 ext. 12"];
  for (const mainPhone of [...phones, "911", "988", ""]) expect(contactProblems({ mainPhone })).toEqual([]);
  expect(contactProblems({ email: "hello@prairielantern.example", foundationEmail: "" })).toEqual([]);
});

test("names the field of an invalid phone or email, within lists too", () => {
  const phones = [
    { label: "Billing", phone: "(308) 555-0130" },
    { label: "Rides", phone: "555-01" },
  ];
  const problems = contactProblems({ mainPhone: "call us", fax: "(308) 555-01000", phones, email: "hello@" });
  expect(problems.map(({ propertyName, severity }) => [propertyName, severity])).toEqual([
    ["mainPhone", "hard"],
    ["fax", "hard"],
    ["phones.1.phone", "hard"],
    ["email", "hard"],
  ]);
  expect(problems[0]?.message).toBe("“call us” is not a phone number. Enter ten digits.");
});
