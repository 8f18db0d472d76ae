import { describe, expect, test } from "vitest";
import { fieldsFor } from "./form-rules";

const fields = (category: string, guestTakesSeat = false) => fieldsFor({ category, guestTakesSeat });
const names = (category: string) => fields(category).map(({ name }) => name);
const required = (category: string) =>
  fields(category)
    .filter((field) => field.required)
    .map(({ name }) => name);

const ALL = ["firstName", "lastName", "address", "city", "state", "postalCode", "email"];

describe("what is required", () => {
  test.each<[string, string[]]>([
    ["childbirth", ALL],
    ["joint-replacement", ALL],
    ["breastfeeding-class", ALL],
    ["a-type-that-staff-added", ALL],
    ["sportsmetrics", [...ALL, "dateOfBirth"]],
    ["birth-place-tour", [...ALL, "dateOfBirth", "phone", "dueDate", "prenatalProvider"]],
  ])("for %s", (category, expected) => {
    expect(required(category).sort()).toEqual(expected.sort());
  });
});

test("how one heard of the class is asked for every type except Childbirth", () => {
  expect(names("childbirth")).not.toContain("howDidYouHearAboutClass");
  expect(names("sportsmetrics")).toContain("howDidYouHearAboutClass");
});

test("Joint Replacement asks for joint, surgeon, surgery and guest, none of them required", () => {
  const joint = [
    "jointReplacementType",
    "jointReplacementTypeOther",
    "surgeonName",
    "surgeryDate",
    "bringingGuest",
  ];
  expect(names("joint-replacement")).toEqual(expect.arrayContaining(joint));
  for (const name of joint) expect(names("childbirth")).not.toContain(name);
});

test("a guest is asked about wherever one takes a seat", () => {
  expect(fields("childbirth", true).map(({ name }) => name)).toContain("bringingGuest");
});
