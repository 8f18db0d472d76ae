import { expect, test } from "vitest";
import { variableBegunAt, variablesBeginning } from "./variables-at";

test.each([
  ["In {", 4, { from: 3, to: 4, letters: "" }],
  ["In {Ho and more", 6, { from: 3, to: 6, letters: "ho" }],
  ["Call tel:{ph", 12, { from: 5, to: 12, letters: "ph" }],
  ["In {town}", 9, null],
  ["In { town", 9, null],
  ["In {town", 2, null],
])("in %j, the begun variable before position %i is %j", (text, caret, begun) => {
  expect(variableBegunAt(text, caret)).toEqual(begun);
});

test("letters after a brace narrow the variables by their names and labels", () => {
  expect(variablesBeginning("all", "ho")).toEqual(["hospital", "shortName"]);
  expect(variablesBeginning("phones", "")).toEqual([
    "phone",
    "nurseLine",
    "schedulingPhone",
    "languagePhone",
  ]);
  expect(variablesBeginning("phones", "town")).toEqual([]);
  expect(variablesBeginning("none", "")).toEqual([]);
});
