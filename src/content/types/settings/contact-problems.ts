import { z } from "zod";
import type { ChecklistEntry } from "../../description";

/** Ten digits, with the country's 1 and an extension where there are any; or a short number as 911. */
const PHONE = /^(\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}( ?(x|ext\.?) ?\d{1,6})?$|^\d{3,6}$/i;

const PHONES = [
  ...["mainPhone", "nurseLine", "schedulingPhone", "classCancellationPhone", "birthPlaceCancellationPhone"],
  ...["languagePhone", "fax", "foundationPhone"],
];
const EMAILS = ["email", "foundationEmail", "givingNoticeEmail", "priceContactEmail"];

/** Phones that nobody could dial and addresses that no mail reaches: each prevents publishing, since it is on every page or gets the mail. */
export function contactProblems(values: Readonly<Record<string, unknown>>): ChecklistEntry[] {
  const phones = PHONES.map((name): [string, unknown] => [name, values[name]]);
  const listed = Array.isArray(values.phones) ? values.phones : [];
  const inFooter = listed.map((entry, at): [string, unknown] => [`phones.${at}.phone`, entry?.phone]);
  return [
    ...wrong([...phones, ...inFooter], (text) => PHONE.test(text), "no phone number: ten digits are"),
    ...wrong(
      EMAILS.map((name) => [name, values[name]]),
      (text) => z.email().safeParse(text).success,
      "no e-mail address: name@hospital.org is",
    ),
  ];
}

/** What is empty is no concern of these. */
function wrong(
  values: [name: string, value: unknown][],
  isRight: (text: string) => boolean,
  what: string,
): ChecklistEntry[] {
  return values.flatMap(([propertyName, value]) =>
    typeof value === "string" && value !== "" && !isRight(value)
      ? [{ severity: "hard", propertyName, message: `“${value}” is ${what}.` }]
      : [],
  );
}
