import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { IntentForm as RegistrationForm } from "~/features/classes/site/own-registration/intent-form";
import { ContinueForm } from "~/features/forms/site/progress/continue-form";
import { IntentForm as GiftForm } from "~/features/giving/site/own/intent-form";
import { NewsletterForm } from "~/features/newsletter/site/sign-up/newsletter-form";
import { Preferences } from "~/features/newsletter/site/subscription/subscription-forms";
import { TextField } from "~/ui/form/text-field";
import { rendered } from "../../test/rendered";

const field = <TextField name="lastname" label="Last name" defaultValue="Lind" />;
const person = { firstname: "Ann", lastname: "Lind", phone: "", without: [] };

test.each<[what: string, form: ReactElement]>([
  [
    "a registration",
    <RegistrationForm key="registration" intent="change" refused={undefined} submit="Save changes">
      {field}
    </RegistrationForm>,
  ],
  [
    "a monthly gift",
    <GiftForm key="gift" intent="amount" refused={undefined} submit="Change the amount">
      {field}
    </GiftForm>,
  ],
  [
    "a subscription",
    <Preferences key="subscription" person={person as never} topics={["Classes"]} refused={undefined} />,
  ],
  ["the code of a saved form", <ContinueForm key="code" slug="new-patient" />],
])("the form of %s keeps nothing in the tab", (_, form) => {
  const html = rendered(form);
  expect(html).toMatch(/<input [^>]*name="(lastname|resume)/);
  expect(html).not.toContain("data-keeps");
});

test("a public form keeps its input in the tab", () => {
  expect(rendered(<NewsletterForm id="newsletter" />)).toContain('data-keeps="newsletter"');
});
