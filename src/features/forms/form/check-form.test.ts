import { expect, test } from "vitest";
import { question } from "../../../../test/factories/form";
import { checkForm } from "./check-form";
import type { FormQuestion } from "./question";

const none = { slug: "a-form", notify: [], confirmsByMail: false };
const complaints = (questions: FormQuestion[], more = {}) =>
  checkForm({ questions, ...none, ...more }).map(({ propertyName }) => propertyName);

const color = question("color", "choice", { choices: ["Red", "Blue"] });

test("accepts a complete form", () => {
  const questions = [
    color,
    question("why", "text", { shownWhen: "color", shownWhenIs: ["Red"] }),
    question("mail", "email", { sender: "email" }),
  ];
  expect(complaints(questions, { notify: ["a@example.org"], confirmsByMail: true })).toEqual([]);
});

test.each([
  ["a name twice", [color, question("color", "text")], "questions.1.name"],
  ["nothing to choose", [question("a", "choice", { choices: ["Only"] })], "questions.0.choices"],
  ["a choice twice", [question("a", "choices", { choices: ["A", "A"] })], "questions.0.choices"],
  [
    "a condition on what comes later",
    [question("a", "text", { shownWhen: "color" }), color],
    "questions.0.shownWhen",
  ],
  [
    "a condition on free text",
    [question("a", "text"), question("b", "text", { shownWhen: "a" })],
    "questions.1.shownWhen",
  ],
  [
    "a condition on no answer",
    [color, question("b", "text", { shownWhen: "color" })],
    "questions.1.shownWhenIs",
  ],
  [
    "a condition on an answer that nobody can give",
    [color, question("b", "text", { shownWhen: "color", shownWhenIs: ["Green"] })],
    "questions.1.shownWhenIs",
  ],
])("%s", (_, questions, place) => {
  expect(complaints(questions)).toEqual([place]);
});

test("emails require addresses", () => {
  expect(complaints([color], { notify: ["nobody"], confirmsByMail: true })).toEqual([
    "notify",
    "confirmsByMail",
  ]);
});
