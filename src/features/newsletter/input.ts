import { z } from "zod";
import { emailField, isEmailAddress, lineField, phoneField } from "~/platform/contact/contact-fields";

/** What somebody signs up with, cleaned; empty where nothing was said. */
export interface NewsletterInput {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
}

/** Names and phone, as a form sends them. */
export const newsletterNames = z.object({
  firstname: lineField({ label: "First name", whenMissing: "Enter your first name." }),
  lastname: lineField({ label: "Last name", whenMissing: "Enter your last name." }),
  phone: phoneField({ label: "Phone" }),
});

/** The check of the sign-up form. What it does not ask for is left out. */
export const newsletterInput: z.ZodType<NewsletterInput> = z.object({
  firstname: newsletterNames.shape.firstname,
  lastname: newsletterNames.shape.lastname,
  email: emailField({ label: "Email", whenMissing: "Enter your email." }),
  phone: newsletterNames.shape.phone,
});

/** The check of a row of a list from elsewhere: many have no names, and phone numbers in any form. */
export const importedRow: z.ZodType<NewsletterInput> = z.object({
  firstname: lineField({ label: "First name" }),
  lastname: lineField({ label: "Last name" }),
  phone: lineField({ label: "Phone" }),
  email: lineField({ label: "Email" }).refine(isEmailAddress, "This is not an email address."),
});
