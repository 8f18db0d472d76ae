import { describe, expect, test } from "vitest";
import { question } from "../../../test/factories/form";
import type { FormQuestion } from "./form/question";
import { readAnswers } from "./read-answers";

const rules = { timeZone: "America/Chicago", today: "2026-11-21" };

function read(questions: FormQuestion[], values: Record<string, string | string[]>, files = {}) {
  const all = Object.entries(values).map(([name, value]) => [name, [value].flat()]);
  return readAnswers({ questions }, { values: Object.fromEntries(all), files }, rules);
}

/** The result for one question of that kind and that input. */
function one(kind: FormQuestion["kind"], sent: string | string[], more: Partial<FormQuestion> = {}) {
  const { answers, errors } = read([question("asked", kind, more)], { asked: sent });
  return errors[0]?.message ?? answers[0]?.text ?? "left open";
}

describe("validates and normalizes", () => {
  test.each([
    ["text", "  Ada\r\nBcc: x@example.org ", "Ada Bcc: x@example.org"],
    ["textarea", "one\r\ntwo\0", "one\ntwo"],
    ["number", "1,200", "1200"],
    ["date", "1990-02-28", "February 28, 1990"],
    ["date", "1990-02-28T12:00:00-06:00", "February 28, 1990"],
    ["phone", "308 555 0141", "(308) 555-0141"],
    ["phone", "+49 30 901820", "+49 30 901820"],
    ["email", "jane+x@example.org", "jane+x@example.org"],
    ["checkbox", "on", "Yes"],
    ["text", "   ", "left open"],
    ["checkbox", [], "left open"],
  ] as const)("%s %j", (kind, sent, text) => {
    expect(one(kind, sent as string)).toBe(text);
  });

  test.each([
    ["text", "x".repeat(256), "at most 255"],
    ["textarea", "x".repeat(5_001), "at most 5,000"],
    ["number", "twelve", "Enter a number"],
    ["number", "1e309", "Enter a number"],
    ["date", "2026-02-30", "Enter a valid date"],
    ["phone", "555-0141", "Enter a phone"],
    ["email", "jane@", "Enter an email"],
    ["email", "a@example.org\r\nBcc: b@example.org", "Enter an email"],
  ] as const)("not %s %#", (kind, sent, message) => {
    expect(one(kind, sent)).toContain(message);
  });

  test("choices must be those of the form; duplicates are removed, and the order is the form's", () => {
    const choices = { choices: ["Red", "Green", "Blue"] };
    expect(one("choices", ["Blue", "Red", "Blue"], choices)).toBe("Red, Blue");
    expect(one("choices", ["Blue", "Black"], choices)).toBe("Choose from the options shown.");
    expect(one("choice", "Black", choices)).toBe("Choose one of the options shown.");
  });

  test("a missing answer is reported with its question or its field name", () => {
    const required = { required: true };
    expect(one("text", "", { ...required, label: "Last name" })).toBe("Fill in “Last name”.");
    expect(one("text", "", { ...required, label: "Who referred you?" })).toBe("Answer “Who referred you?”.");
    expect(one("choice", "", { ...required, label: "State" })).toBe("Choose an answer to “State”.");
  });

  test("a date of birth must be in the past", () => {
    expect(one("date", "2026-11-22", { sender: "birthday" })).toContain("in the past");
    expect(one("date", "2026-11-22")).toBe("November 22, 2026");
  });

  test("an address is complete or empty", () => {
    const home = [question("home", "address")];
    expect(read(home, { "home.street": "1 Elm" }).errors.map(({ propertyName }) => propertyName)).toEqual([
      "home.city",
      "home.state",
      "home.zip",
    ]);
    expect(read(home, {})).toEqual({ answers: [], errors: [] });
    const sent = { "home.street": "1 Elm", "home.city": "Ord", "home.state": "NE", "home.zip": "68862" };
    expect(read(home, sent).answers[0]?.text).toBe("1 Elm\nOrd, NE 68862");
    expect(read(home, { ...sent, "home.state": "nebraska" }).answers[0]?.values).toEqual([
      "1 Elm",
      "",
      "Ord",
      "NE",
      "68862",
    ]);
    expect(read(home, { ...sent, "home.state": "Nebrasca", "home.zip": "691" }).errors).toEqual([
      { propertyName: "home.state", message: expect.stringContaining("Did you mean Nebraska?") },
      { propertyName: "home.zip", message: expect.stringContaining("five digits") },
    ]);
  });

  test.each(["text", "choice", "choices", "checkbox", "consent", "address", "file"] as const)(
    "requires an answer: %s",
    (kind) => {
      const { errors } = read([question("asked", kind, { required: true, choices: ["A", "B"] })], {});
      expect(errors[0]?.propertyName).toMatch(/^asked/);
    },
  );
});

describe("a question that depends on another answer", () => {
  const questions = [
    question("insured", "choice", { choices: ["yes", "no"] }),
    question("insurance", "text", { required: true, shownWhen: "insured", shownWhenIs: ["yes"] }),
    question("details", "page", { shownWhen: "insured", shownWhenIs: ["yes"] }),
    question("number", "text", { required: true }),
    question("more", "text", { shownWhen: "insurance", shownWhenIs: ["Plan A"] }),
  ];

  test("is shown and required only then", () => {
    expect(read(questions, { insured: "yes" }).errors.map(({ propertyName }) => propertyName)).toEqual([
      "insurance",
      "number",
    ]);
    expect(read(questions, { insured: "no" }).errors).toEqual([]);
  });

  test("is dropped when it is hidden, whatever was sent, and so is what depends on it", () => {
    const sent = { insured: "no", insurance: "Plan A", number: "7", more: "smuggled" };
    expect(read(questions, sent).answers.map(({ name }) => name)).toEqual(["insured"]);
  });
});

test("drops fields that the form does not have", () => {
  expect(
    read([question("asked", "text")], { asked: "a", admin: "true", __proto__: "x" }).answers,
  ).toHaveLength(1);
});
