import { expect, test } from "vitest";
import { controlsIn, rendered } from "../../../../../test/rendered";
import { fieldsFor } from "../../registrations/form-rules";
import { formField } from "../sign-up/form-fields";
import { RegistrationFields } from "./registration-fields";

const CATEGORIES = ["birth-place-tour", "sportsmetrics", "childbirth", "joint-replacement"];
const htmlOf = (category: string) => {
  const fields = formField.array().parse(fieldsFor({ category, guestTakesSeat: false }));
  return rendered(<RegistrationFields fields={fields} />);
};
const controlsOf = (category: string) => controlsIn(htmlOf(category));

test.each(CATEGORIES)(
  "for %s the email input is of type email and the phone input of type tel",
  (category) => {
    const types = Object.fromEntries(
      controlsOf(category).map(({ name, attributes }) => [name, attributes.type]),
    );
    expect(types).toMatchObject({ email: "email", phone: "tel", firstName: "text" });
  },
);

test.each(CATEGORIES)("for %s required fields have an asterisk, and no others do", (category) => {
  const required = fieldsFor({ category, guestTakesSeat: false }).filter((field) => field.required);
  const marked = controlsOf(category).filter(({ label }) => label.endsWith("*"));
  expect(marked.map(({ name }) => name)).toEqual(required.map(({ name }) => name));
});

test("an answer about health or pregnancy is not stored in the browser, and its field says so", () => {
  const controls = controlsOf("birth-place-tour");
  const notStored = controls.filter(({ attributes }) => "data-not-kept" in attributes);
  expect(notStored.map(({ name }) => name)).toEqual(["dateOfBirth", "dueDate", "prenatalProvider"]);
  const said = htmlOf("birth-place-tour").match(/this answer is lost if you leave the page/g);
  expect(said).toHaveLength(notStored.length);
});

test("without JavaScript the description of another joint is always shown, and says when it is needed", () => {
  const other = controlsOf("joint-replacement").find(({ name }) => name === "jointReplacementTypeOther");
  expect(other?.label).toBe("Please describe (if “Other”)");
});

test.each([
  ["sportsmetrics", true],
  ["birth-place-tour", true],
  ["childbirth", false],
  ["joint-replacement", false],
])("for %s the email leaves room beside it for the date of birth: %s", (category, shares) => {
  const html = htmlOf(category);
  // The box around the label of each field.
  const boxOf = (label: string) =>
    new RegExp(`<div class="([^"]*)">(?:<div[^>]*>)*<label[^>]*>${label}`).exec(html)?.[1] ?? "";
  expect(boxOf("Address")).toMatch(shares ? /rest/ : /wide/);
  expect(html.includes("Date of birth")).toBe(shares);
  if (!shares) return;
  expect(boxOf("Date of birth")).toMatch(/third/);
  const between = html.slice(html.indexOf("Date of birth"), html.indexOf(">Address"));
  expect(between.match(/<label/g), "no other field stands between them").toHaveLength(1);
});

test("Joint Replacement offers the five joints, and Yes and No for a guest", () => {
  const choicesOf = (name: string) =>
    controlsOf("joint-replacement")
      .filter((control) => control.name === name)
      .map(({ attributes }) => [attributes.type, attributes.value]);
  expect(choicesOf("jointReplacementType")).toEqual(
    ["Right Knee", "Left Knee", "Right Hip", "Left Hip", "Other"].map((joint) => ["radio", joint]),
  );
  expect(choicesOf("bringingGuest")).toEqual([
    ["radio", "yes"],
    ["radio", "no"],
  ]);
});
