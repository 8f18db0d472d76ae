import { z } from "zod";

/** What somebody signs up with, cleaned; empty where nothing was said. */
export interface NewsletterInput {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
}

const MOST = 255;
/** Anything below a space, and DEL: no name has it, and in a header it would begin another. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]+/g;

const line = (label: string) =>
  z
    .string(`${label} must be text.`)
    .prefault("")
    .transform((text) => text.replaceAll(CONTROL, " ").trim())
    .pipe(z.string().max(MOST, `${label} can have at most ${MOST} characters.`));

/** Names and phone, as a form sends them. */
export const newsletterNames = z.object({
  firstname: line("First name").refine((text) => text !== "", "Enter your first name."),
  lastname: line("Last name").refine((text) => text !== "", "Enter your last name."),
  phone: line("Phone"),
});

/** The check of the sign-up form. What it does not ask for is left out. */
export const newsletterInput: z.ZodType<NewsletterInput> = newsletterNames.extend({
  email: line("E-mail")
    .refine((text) => text !== "", "Enter your e-mail.")
    .refine(
      (text) => text === "" || isMailAddress(text),
      "Enter an e-mail address such as name@example.org.",
    ),
});

/** The check of a row of a list from elsewhere: many have no names. */
export const importedRow: z.ZodType<NewsletterInput> = z.object({
  firstname: line("First name"),
  lastname: line("Last name"),
  phone: line("Phone"),
  email: line("E-mail").refine(isMailAddress, "This is not an e-mail address."),
});

/** Whether mail can be sent to it. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && z.email().safeParse(text).success;
}
