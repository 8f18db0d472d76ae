import { expect, test } from "vitest";
import { publishedForm, question } from "../../../../test/factories/form";
import { pressedEnter } from "./pressed-enter";

const form = publishedForm({
  hasReview: true,
  questions: [question("name", "text"), question("second", "page"), question("city", "text")],
});
const actionOf = (machine: Record<string, string>) =>
  pressedEnter(form, { values: { name: ["Jo"] }, files: {}, key: undefined, machine }).machine.go;

test("Enter goes to the next page, sends on the last one, and emails the code if an address for it was entered", () => {
  expect(actionOf({ go: "enter", "form-page": "0" })).toBe("next");
  expect(actionOf({ go: "enter", "form-page": "1" })).toBe("next");
  expect(actionOf({ go: "enter", "form-page": "2" })).toBe("send");
  for (const page of ["0", "2"])
    expect(actionOf({ go: "enter", "form-page": page, "resume-email": "jo@patients.example" })).toBe(
      "mail-code",
    );
});

test("each button does what its label says", () => {
  expect(actionOf({ go: "back", "form-page": "1", "resume-email": "jo@patients.example" })).toBe("back");
  expect(actionOf({ "form-page": "2", "resume-email": "jo@patients.example" })).toBeUndefined();
});
