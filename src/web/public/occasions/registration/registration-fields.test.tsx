import { expect, test } from "vitest";
import { fieldsFor } from "~/domain/registrations/form-rules";
import { formField } from "~/web/registrations/form-fields";
import { controlsIn, rendered } from "../../../../../test/rendered";
import { RegistrationFields } from "./registration-fields";

const CATEGORIES = ["birth-place-tour", "sportsmetrics", "childbirth", "joint-replacement"];
const controlsOf = (category: string) => {
  const fields = formField.array().parse(fieldsFor({ category, guestTakesSeat: false }));
  return controlsIn(rendered(<RegistrationFields fields={fields} />));
};

test.each(CATEGORIES)(
  "for %s the email input is of type email and the phone input of type tel",
  (category) => {
    const types = Object.fromEntries(
      controlsOf(category).map(({ name, attributes }) => [name, attributes.type]),
    );
    expect(types).toMatchObject({ email: "email", phone: "tel", firstName: "text" });
  },
);

test.each(CATEGORIES)(
  "for %s what is required is marked with an asterisk, and nothing else is",
  (category) => {
    const required = fieldsFor({ category, guestTakesSeat: false }).filter((field) => field.required);
    const marked = controlsOf(category).filter(({ label }) => label.endsWith("*"));
    expect(marked.map(({ name }) => name)).toEqual(required.map(({ name }) => name));
  },
);

test("without JavaScript the description of another joint is always there, and says when it is needed", () => {
  const other = controlsOf("joint-replacement").find(({ name }) => name === "jointReplacementTypeOther");
  expect(other?.label).toBe("Please describe (if “Other”)");
});
