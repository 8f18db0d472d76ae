import { expect, test } from "vitest";
import { controlsIn, rendered } from "../../../../../test/rendered";
import { NewsletterForm } from "./newsletter-form";

const html = rendered(<NewsletterForm id="newsletter" />);

test("names and email are required, email and phone have their input types", () => {
  const shown = controlsIn(html).map(({ name, attributes, label }) => ({
    name,
    type: attributes.type,
    required: "required" in attributes,
    label,
  }));
  expect(shown).toEqual([
    { name: "firstname", type: "text", required: true, label: "First name *" },
    { name: "lastname", type: "text", required: true, label: "Last name *" },
    { name: "email", type: "email", required: true, label: "Email *" },
    { name: "phone", type: "tel", required: false, label: "Phone (optional)" },
  ]);
});

test("the form states the terms, how to unsubscribe, and how data is treated", () => {
  expect(html).toContain(
    "By subscribing you agree to receive updates by email. You can unsubscribe at any time.",
  );
  expect(html).toContain('href="/privacy"');
});
