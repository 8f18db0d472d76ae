import { expect, test } from "vitest";
import { fieldsFor } from "./form-rules";

const fields = (category: string, guestTakesSeat = false) => fieldsFor({ category, guestTakesSeat });
const names = (category: string) => fields(category).map(({ name }) => name);
const required = (category: string) =>
  fields(category)
    .filter((field) => field.required)
    .map(({ name }) => name);

const OTHERS = [
  "sportsmetrics",
  "birth-place-tour",
  "joint-replacement",
  "breastfeeding-class",
  "newborn-care-class",
  "surgical-weight-loss-seminar",
  "surgical-weight-loss-support-group",
  "a-type-that-staff-added",
];
const ALL = ["firstName", "lastName", "address", "city", "state", "postalCode", "email"];

test.each<[string, string[]]>([
  ["childbirth", ALL],
  ["joint-replacement", ALL],
  ["breastfeeding-class", ALL],
  ["newborn-care-class", ALL],
  ["surgical-weight-loss-seminar", ALL],
  ["surgical-weight-loss-support-group", ALL],
  ["a-type-that-staff-added", ALL],
  ["sportsmetrics", [...ALL, "dateOfBirth"]],
  ["birth-place-tour", [...ALL, "dateOfBirth", "phone", "dueDate", "prenatalProvider"]],
])("the fields required for %s", (category, expected) => {
  expect(required(category).sort()).toEqual(expected.sort());
});

test("Birth Place Tour asks for the due date and the prenatal provider under these labels, and no other type does", () => {
  const labels = Object.fromEntries(fields("birth-place-tour").map(({ name, label }) => [name, label]));
  expect(labels).toMatchObject({ dueDate: "Estimated Due Date", prenatalProvider: "Prenatal provider" });
  for (const category of OTHERS.filter((one) => one !== "birth-place-tour"))
    for (const name of ["dueDate", "prenatalProvider"]) expect(names(category)).not.toContain(name);
});

test("asks how people heard of the class for every type except Childbirth", () => {
  expect(names("childbirth")).not.toContain("howDidYouHearAboutClass");
  for (const category of OTHERS) {
    const matching = fields(category).find(({ name }) => name === "howDidYouHearAboutClass");
    expect(matching, category).toMatchObject({ required: false });
  }
});

test("Joint Replacement asks for joint, surgeon, surgery, and guest, none of them required", () => {
  const joint = [
    "jointReplacementType",
    "jointReplacementTypeOther",
    "surgeonName",
    "surgeryDate",
    "bringingGuest",
  ];
  const matching = fields("joint-replacement").filter(({ name }) => joint.includes(name));
  expect(matching.map(({ name, kind, required }) => [name, kind, required])).toEqual([
    ["jointReplacementType", "choice", false],
    ["jointReplacementTypeOther", "text", false],
    ["surgeonName", "text", false],
    ["surgeryDate", "date", false],
    ["bringingGuest", "yesNo", false],
  ]);
  for (const name of joint) expect(names("childbirth")).not.toContain(name);
});

test("the joint is one of the specification's five, and the description belongs to Other", () => {
  const field = (name: string) => fields("joint-replacement").find((one) => one.name === name);
  expect(field("jointReplacementType")).toMatchObject({
    kind: "choice",
    choices: ["Right Knee", "Left Knee", "Right Hip", "Left Hip", "Other"],
  });
  expect(field("jointReplacementTypeOther")?.shownWhen).toEqual({
    name: "jointReplacementType",
    value: "Other",
  });
});

test("asks about a guest if a guest takes a seat", () => {
  expect(fields("childbirth", true).map(({ name }) => name)).toContain("bringingGuest");
});
