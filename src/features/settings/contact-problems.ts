import { parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import type { ChecklistEntry } from "~/content/item-schemas";

/** Such as 911, 988, or 211. */
const SHORT = /^\d{3,6}$/;

const PHONES = [
  "mainPhone",
  "nurseLine",
  "schedulingPhone",
  "classCancellationPhone",
  "birthPlaceCancellationPhone",
  "languagePhone",
  "fax",
  "foundationPhone",
];
const EMAILS = ["email", "foundationEmail", "givingNoticeEmail", "priceContactEmail"];

/**
 * Invalid phone numbers and email addresses. Each prevents publishing, because every page shows them or mail is sent to
 * them.
 */
export function contactProblems(values: Readonly<Record<string, unknown>>): ChecklistEntry[] {
  const phones = PHONES.map((name): [string, unknown] => [name, values[name]]);
  const listed = Array.isArray(values.phones) ? values.phones : [];
  const inFooter = listed.map((entry, at): [string, unknown] => [`phones.${at}.phone`, entry?.phone]);
  return [
    ...wrong([...phones, ...inFooter], isPhone, "is not a phone number. Enter ten digits"),
    ...wrong(
      EMAILS.map((name) => [name, values[name]]),
      (text) => z.email().safeParse(text).success,
      "is not an email address. Enter one such as name@hospital.org",
    ),
  ];
}

function isPhone(text: string): boolean {
  return SHORT.test(text) || parsePhoneNumberFromString(text, "US")?.isPossible() === true;
}

/** Ignores empty values, which other checks report. */
function wrong(
  values: [name: string, value: unknown][],
  isRight: (text: string) => boolean,
  what: string,
): ChecklistEntry[] {
  return values.flatMap(([propertyName, value]) =>
    typeof value === "string" && value !== "" && !isRight(value)
      ? [{ severity: "hard", propertyName, message: `“${value}” ${what}.` }]
      : [],
  );
}
