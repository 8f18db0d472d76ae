import { parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import { MAX_EMAIL_LENGTH, MAX_LINE_LENGTH } from "../isomorphic/limits";
import { similarState, stateCode } from "./states";

const MAX_PHONE_LENGTH = 40;

/**
 * Control characters, DEL, and Unicode's line breaks. Names never contain them, and in a mail header a line
 * break starts another header.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]+/g;
/**
 * Characters that change the direction of the text after them, including other people's text beside a name.
 */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]+/g;
const UNITED_STATES = /^(\d{5})(?:[-\s]?(\d{4}))?$/;
const CANADA = /^([a-z]\d[a-z])[-\s]?(\d[a-z]\d)$/i;

/** The sentences about contact fields, the same in every form. */
export const contactMessages = {
  email: "Enter an email address such as name@example.org.",
  phone: "Enter a phone number with its area code, such as 308-555-0123.",
  zip: "Enter a ZIP code of five digits, such as 69199.",
} as const;

/**
 * Cleans a text of one line: line breaks and other control characters become spaces, and characters that
 * change the direction of text are removed.
 */
export function cleanLine(text: string): string {
  return text.replaceAll(DIRECTION, "").replaceAll(CONTROL, " ").trim();
}

/** Whether mail can be sent to it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && z.email().safeParse(text).success;
}

/** A phone number that can be dialed, in E.164 and as people read it; undefined for anything else. Without a country it is American. */
export function readPhone(text: string): { e164: string; shown: string } | undefined {
  if (text.length > MAX_PHONE_LENGTH) return undefined;
  const phone = parsePhoneNumberFromString(text, { defaultCountry: "US", extract: false });
  if (!phone?.isPossible()) return undefined;
  const shown = phone.countryCallingCode === "1" ? phone.formatNational() : phone.formatInternational();
  return { e164: phone.number, shown };
}

/** A ZIP code as it is stored, `69199` or `69199-0042`, or a Canadian postal code, `K1A 0B1`; undefined for anything else. */
export function readZip(text: string): string | undefined {
  const [, five, four] = UNITED_STATES.exec(text) ?? [];
  if (five) return four ? `${five}-${four}` : five;
  const [, first, second] = CANADA.exec(text) ?? [];
  return first && second ? `${first} ${second}`.toUpperCase() : undefined;
}

/** The error for an unknown state, with the state that was probably meant. */
export function unknownState(text: string): string {
  const similar = similarState(text);
  return similar
    ? `Did you mean ${similar.name}? Enter ${similar.name} or ${similar.code}.`
    : "Enter a state, such as Nebraska or NE.";
}

interface LineOptions {
  /** The field's name, with which its messages begin. */
  label: string;
  /** The message for an empty value. If left out, the value may be empty. */
  whenMissing?: string;
}

export function lineField({ label, whenMissing }: LineOptions) {
  return z
    .string(`${label} must be text.`)
    .prefault("")
    .transform(cleanLine)
    .pipe(z.string().max(MAX_LINE_LENGTH, `${label} can have at most ${MAX_LINE_LENGTH} characters.`))
    .refine((text) => whenMissing === undefined || text !== "", whenMissing);
}

/** An email address as it was typed. */
export function emailField(options: LineOptions) {
  return lineField(options).refine((text) => text === "" || isEmailAddress(text), contactMessages.email);
}

/** A phone number, stored as people read it: `(308) 555-0123`. */
export function phoneField(options: LineOptions) {
  return normalized(
    options,
    (text) => readPhone(text)?.shown,
    () => contactMessages.phone,
  );
}

/** A ZIP code, stored in the form that `readZip` returns. */
export function zipField(options: LineOptions) {
  return normalized(options, readZip, () => contactMessages.zip);
}

/** A state, stored as its postal code: `NE`. */
export function stateField(options: LineOptions) {
  return normalized(options, stateCode, unknownState);
}

/**
 * @param read returns the value to store; undefined for a value that `wrong` describes. An empty value stays
 * empty.
 */
function normalized(
  options: LineOptions,
  read: (text: string) => string | undefined,
  wrong: (text: string) => string,
) {
  return lineField(options).transform((text, issues) => {
    if (text === "") return "";
    const value = read(text);
    if (value !== undefined) return value;
    issues.addIssue({ code: "custom", message: wrong(text) });
    return z.NEVER;
  });
}
