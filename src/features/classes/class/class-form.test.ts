import { expect, test } from "vitest";
import { shownFields } from "~/admin/content/form/shown-fields";
import { describeType } from "~/content/describe-type";
import { testActor } from "../../../../test/factories/content";
import { classType } from "./definition";

const { fields } = describeType(classType, testActor);

function shown(values: Record<string, boolean>, errors: Record<string, string> = {}): string[] {
  const all = { hasRegistration: false, hasWaitlist: true, hasRegistrationCost: false };
  return shownFields(fields, { values: { ...all, ...values }, errors }).map(({ name }) => name);
}

test("the form of a class asks for price and refund rule only if the class costs money", () => {
  const ofMoney = ["registrationCost", "priceNote", "refundUntilHours", "lateRefundPercent"];
  expect(shown({}).filter((name) => ofMoney.includes(name))).toEqual([]);
  expect(shown({ hasRegistrationCost: true })).toEqual(expect.arrayContaining(ofMoney));
});

test("it asks about seats, the waitlist, and questions only if people register", () => {
  const ofRegistration = ["registrantLimit", "registrationEndsAt", "hasWaitlist", "offerHours", "questions"];
  expect(shown({}).filter((name) => ofRegistration.includes(name))).toEqual([]);
  expect(shown({ hasRegistration: true })).toEqual(expect.arrayContaining(ofRegistration));
  expect(shown({ hasRegistration: true, hasWaitlist: false })).not.toContain("offerHours");
});

test("a hidden field with an error is shown, so that it can be corrected", () => {
  expect(shown({}, { registrationCost: "Enter the price." })).toContain("registrationCost");
});

test("every field depends on switches of the same form", () => {
  const switches = fields.filter(({ kind }) => kind === "BOOLEAN").map(({ name }) => name);
  expect(switches).toEqual(expect.arrayContaining(fields.flatMap(({ shownIf }) => [...shownIf])));
});

test("a required field is required for publishing only while the form shows it", () => {
  const missing = (hasRegistrationCost: boolean) => {
    const data = Object.assign(classType.schema.parse({}), { hasRegistrationCost, priceFor: null });
    return classType.missing(data).map(({ propertyName }) => propertyName);
  };
  expect(missing(true)).toContain("priceFor");
  expect(missing(false)).not.toContain("priceFor");
});
