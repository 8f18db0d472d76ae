import { expect, test } from "vitest";
import { controlsIn, rendered } from "../../../../../test/rendered";
import { DonationForm } from "./donation-form";

const giving = {
  givingServices: [],
  designations: ["Oncology"],
  suggestedGifts: [{ amount: 5_000, does: "A week of meals" }],
  largestGift: 1_000_000,
  cardPercent: 2.9,
  cardFixed: 30,
  refundPolicy: "",
  donorPrivacy: "",
  foundationPhone: "3085550140",
  foundationTaxId: "",
  foundationLegalName: "The foundation",
  takesPayments: true,
};
const html = rendered(<DonationForm giving={giving} onAccepted={() => {}} />);
const controls = controlsIn(html);
const REQUIRED = [
  "amount",
  "typeOfDonation",
  "firstname",
  "lastname",
  "addressStreet",
  "addressCity",
  "addressState",
  "addressZip",
  "phone",
  "email",
];

test("exactly ten fields are required, each with an asterisk; the amount comes first", () => {
  const required = controls.filter(({ attributes }) => "required" in attributes);
  expect(required.map(({ name }) => name)).toEqual(REQUIRED);
  for (const { label } of required) expect(label).toMatch(/ \*$/);
  for (const { name, label } of controls)
    if (!REQUIRED.includes(name)) expect(label, name).not.toContain("*");
  const first = controls.find(({ attributes }) => attributes.type !== "hidden");
  expect(first?.name).toBe("amount");
  expect(html, "errors are reported by the form, not in the browser's bubbles").toMatch(
    /<form[^>]* novalidate/i,
  );
});

test("every line of text accepts 255 characters, the note 500", () => {
  const texts = controls.filter(
    ({ tag, attributes: { type = "text" } }) => tag === "input" && !["radio", "checkbox"].includes(type),
  );
  expect(texts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "title",
      "firstname",
      "spouse",
      "company",
      "phone",
      "email",
      "amount",
      "lastnameHonor",
    ]),
  );
  for (const { name, attributes } of texts) expect([name, attributes.maxLength]).toEqual([name, "255"]);
  const note = controls.find(({ name }) => name === "noteHonor");
  expect([note?.tag, note?.attributes.maxLength]).toEqual(["textarea", "500"]);
});

test("email and phone have their input types, and the placeholders are the specification's", () => {
  const of = (name: string) => controls.find((control) => control.name === name)?.attributes;
  expect(of("email")).toMatchObject({ type: "email" });
  expect(of("phone")).toMatchObject({ type: "tel", placeholder: "###-###-####" });
  expect(of("addressZip")).toMatchObject({ placeholder: "#####" });
  expect(of("amount")).toMatchObject({ placeholder: "$" });
  expect(of("spouse")).toMatchObject({ placeholder: "Last, First" });
});
