import { expect, test } from "vitest";
import { applicationStates } from "../../applications/application-state";
import { formFields } from "../../form/fields";
import type { FormOutcome } from "../../form/table";
import { applicationStatusOf, deletionNote } from "./words";

const outcomes = Object.keys(formFields.outcome.choices) as FormOutcome[];

test("the wording of a decision matches the kind of request", () => {
  expect(applicationStatusOf("accepted", "newPatient").text).toContain("first visit");
  expect(applicationStatusOf("accepted", "financialAssistance").title).toBe(
    "You will get help with your bills",
  );
  expect(applicationStatusOf("declined", "financialAssistance").text).toContain("look again");
  expect(applicationStatusOf("accepted", "medicalRecords").title).toBe(
    "Your records are ready or on their way",
  );
});

test("only a new patient is promised a first visit", () => {
  const states = Object.keys(applicationStates) as (keyof typeof applicationStates)[];
  const promising = outcomes.filter((outcome) =>
    states.some((state) => applicationStatusOf(state, outcome).text.includes("first visit")),
  );
  expect(promising).toEqual(["newPatient"]);
});

test("everything is deleted; only an application of a new patient has a chart to which something went", () => {
  const day = "November 27, 2028";
  expect(deletionNote("financialAssistance", day)).toBe(
    "We delete everything you told us here by November 27, 2028.",
  );
  expect(deletionNote("newPatient", day)).toMatch(/chart is there by then\.$/);
});
