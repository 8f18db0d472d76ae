import { expect, test } from "vitest";
import { machineFields } from "../isomorphic/machine-fields";
import { unsentFormOf } from "./unsent-form";

const of = (values: Record<string, string[]>) => unsentFormOf({ values, files: {} });

test.each([
  ["password", "wrens"],
  ["portal-password", "wrens"],
  ["cardNumber", "1"],
  ["card-number", "1"],
  ["cvc", "123"],
  ["social-security-number", "000-00-0000"],
  ["notes", "4242 4242 4242 4242"],
  ["notes", "378282246310005"],
])("%s with %s must be typed again", (name, value) => {
  const { fields, typed, secrets } = of({ [name]: [value] });
  expect([fields, typed, secrets.map((secret) => secret.name)]).toEqual([[], [], [name]]);
});

test.each([
  ["cardiology", "yes"],
  ["member-id", "4242 4242 4242 4243"],
  ["phone", "+1 308 555 0142"],
  ["shopping", "12"],
  ["portal-password", ""],
])("%s with %s is returned", (name, value) => {
  expect(of({ [name]: [value] })).toMatchObject({ fields: [{ name, value }], secrets: [] });
});

test("names become labels; ids and technical fields are not shown, and a proof of the bot check is not sent again", () => {
  const kept = `${"s".repeat(60)} 120000 my referral.pdf`;
  expect(
    of({
      firstname: ["Jo"],
      "date-of-birth": ["1980-01-01"],
      addressZip: ["69199"],
      campaign: ["0190a3a4-0000-7000-8000-000000000001"],
      referral: [kept],
      [machineFields.proof]: ["proof"],
      altcha: ["proof"],
      [machineFields.question]: ["token"],
    }),
  ).toEqual({
    fields: [
      { name: "firstname", value: "Jo" },
      { name: "date-of-birth", value: "1980-01-01" },
      { name: "addressZip", value: "69199" },
      { name: "campaign", value: "0190a3a4-0000-7000-8000-000000000001" },
      { name: "referral", value: kept },
      { name: machineFields.question, value: "token" },
    ],
    typed: [
      { label: "First name", value: "Jo" },
      { label: "Date of birth", value: "1980-01-01" },
      { label: "Address ZIP code", value: "69199" },
      { label: "Referral", value: "my referral.pdf" },
    ],
    secrets: [],
    files: [],
  });
});
