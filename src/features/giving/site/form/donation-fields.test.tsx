import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { specifiedDesignations } from "../../../../../test/factories/designations";
import { DonorFields } from "./donor-fields";
import { GiftFields } from "./gift-fields";
import { TributeFields } from "./tribute-fields";

const giving = {
  designations: specifiedDesignations,
  suggestedGifts: [],
  cardPercent: 0,
  cardFixed: 0,
} as unknown as Parameters<typeof GiftFields>[0]["giving"];
const html = renderToStaticMarkup(
  <>
    <DonorFields />
    <GiftFields giving={giving} />
    <TributeFields />
  </>,
);

/** The tag and attributes of the control with that name. */
function control(name: string) {
  const [, tag = "", text = ""] =
    new RegExp(`<(input|select|textarea)([^>]* name="${name}"[^>]*)>`).exec(html) ?? [];
  const attributes = Object.fromEntries(
    [...text.matchAll(/([a-zA-Z]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  return { tag, ...attributes };
}

test.each([
  ["title", { type: "text" }],
  ["firstname", { type: "text", required: "" }],
  ["lastname", { type: "text", required: "" }],
  ["spouse", { type: "text", placeholder: "Last, First" }],
  ["company", { type: "text" }],
  ["addressStreet", { type: "text", required: "" }],
  ["addressCity", { type: "text", required: "" }],
  ["addressState", { type: "text", required: "" }],
  ["addressZip", { type: "text", required: "", placeholder: "#####" }],
  ["phone", { type: "tel", required: "", placeholder: "###-###-####" }],
  ["email", { type: "email", required: "" }],
  ["amount", { type: "text", required: "", placeholder: "$" }],
  ["firstnameHonor", { type: "text" }],
  ["lastnameHonor", { type: "text" }],
])("the donation form has %s as a field with %j, of at most 255 characters", (name, expected) => {
  const found = control(name);
  expect(found).toMatchObject({ tag: "input", maxLength: "255", ...expected });
  expect("required" in found).toBe("required" in expected);
});

test.each(["forEmployeeGivingCampaign", "anonymous", "willEstate", "volunteer"])(
  "the donation form has an optional checkbox %s",
  (name) => {
    const found = control(name);
    expect(found).toMatchObject({ tag: "input", type: "checkbox" });
    expect(found).not.toHaveProperty("required");
    expect(found).not.toHaveProperty("checked");
  },
);

test("the note of the donation form has several lines and at most 500 characters", () => {
  expect(control("noteHonor")).toMatchObject({ tag: "textarea", maxLength: "500" });
});

test("the donation form offers the specification's types of donation, after a placeholder that is not a type", () => {
  expect(control("typeOfDonation")).toMatchObject({ tag: "select", required: "" });
  const select = /<select[^>]* name="typeOfDonation"[^>]*>(.*?)<\/select>/s.exec(html)?.[1] ?? "";
  const options = [...select.matchAll(/<option[^>]* value="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, value, label]) => [value, label],
  );
  expect(options[0]).toEqual(["None selected", "Select type of donation"]);
  expect(options.slice(1)).toEqual(specifiedDesignations.map((type) => [type, type]));
});
