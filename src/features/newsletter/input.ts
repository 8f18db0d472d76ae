import { z } from "zod";
import { emailField, isEmailAddress, lineField, phoneField } from "~/platform/contact/contact-fields";

/** A validated sign-up. Fields without input are empty. */
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

/** The schema of the sign-up form. Drops unknown fields. */
export const newsletterInput: z.ZodType<NewsletterInput> = z.object({
  firstname: newsletterNames.shape.firstname,
  lastname: newsletterNames.shape.lastname,
  email: emailField({ label: "Email", whenMissing: "Enter your email address." }),
  phone: newsletterNames.shape.phone,
});

/** The schema of an imported row. Many rows have no names, and phone numbers can have any format. */
export const importedRow: z.ZodType<NewsletterInput> = z.object({
  firstname: lineField({ label: "First name" }),
  lastname: lineField({ label: "Last name" }),
  phone: lineField({ label: "Phone" }),
  email: lineField({ label: "Email" }).refine(isEmailAddress, "This is not an email address."),
});
