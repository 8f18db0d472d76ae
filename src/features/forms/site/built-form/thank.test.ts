import { afterEach, expect, test, vi } from "vitest";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { publishedForm } from "../../../../../test/factories/form";
import { shownForm } from "../../form/shown-form";
import { thank, thanksInPlace } from "./thank";

afterEach(() => vi.unstubAllGlobals());

/** The modal that opens after such a form was sent, with its data. */
function opened(form: Parameters<typeof publishedForm>[0], sent: Parameters<typeof thank>[1]): unknown[] {
  const fired: unknown[] = [];
  const dispatchEvent = ({ type, detail }: CustomEvent) => fired.push([type, detail]);
  vi.stubGlobal("window", { dispatchEvent });
  thank(shownForm(publishedForm({ thanks: "Thank you.", ...form }), everythingVisible), sent);
  return fired;
}

test("each kind of form opens its own thanks; only a patient's can have the private link", () => {
  const message = "Thank you.";
  const sent = { name: "Ana", privateLink: "https://hospital.example/application/x" };
  expect(opened({ outcome: "newPatient", backRoute: "/newsroom" }, sent)).toEqual([
    ["openward:new-patient-thank-you", { message, backRoute: "/newsroom", privateLink: sent.privateLink }],
  ]);
  expect(opened({ outcome: "award" }, sent)).toEqual([["openward:award-thank-you", { message }]]);
  expect(opened({ outcome: "event" }, sent)).toEqual([
    ["openward:event-registration-success", { name: "Ana", message }],
  ]);
  expect(opened({ outcome: "form" }, sent)).toEqual([]);
});

test("applications for assistance and requests for records show their thanks instead of the form, like plain forms", () => {
  expect(thanksInPlace({ outcome: "financialAssistance" }, {})).toBe(true);
  expect(thanksInPlace({ outcome: "medicalRecords" }, {})).toBe(true);
  expect(thanksInPlace({ outcome: "form" }, {})).toBe(true);
  expect(
    thanksInPlace({ outcome: "newPatient" }, { privateLink: "https://hospital.example/application/x" }),
  ).toBe(false);
  expect(thanksInPlace({ outcome: "event" }, { privateLink: "https://hospital.example/application/x" })).toBe(
    true,
  );
});
