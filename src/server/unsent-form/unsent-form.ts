import { isMachineField, machineFields } from "../isomorphic/machine-fields";
import type { ReadForm } from "../submissions/read-form";

/** A posted form that could not be accepted, as its page returns it. */
export interface UnsentForm {
  /** Fields that the next attempt sends again, in their original order. */
  fields: { name: string; value: string }[];
  /** The input, for people to read. */
  typed: { label: string; value: string }[];
  /** Fields that are not returned and must be typed again. */
  secrets: { name: string; label: string }[];
  /** Files that must be chosen again, because browsers let no page do that. */
  files: { name: string; label: string; fileNames: string[] }[];
}

/** Fields that stay valid for a later attempt; a proof of the bot check may be used up. */
const KEPT_MACHINE_FIELDS: readonly string[] = [
  machineFields.question,
  machineFields.answer,
  machineFields.page,
  machineFields.go,
  machineFields.resumeCode,
  machineFields.resumeEmail,
];

/** Everything that was posted, except passwords and card numbers, which no page shows again. */
export function unsentFormOf({ values, files }: ReadForm): UnsentForm {
  const unsent: UnsentForm = { fields: [], typed: [], secrets: [], files: [] };
  for (const [name, all] of Object.entries(values)) {
    const isMachine = isMachineField(name);
    if (isMachine && !KEPT_MACHINE_FIELDS.includes(name)) continue;
    const label = labelOf(name);
    for (const value of all) {
      if (value !== "" && isSecret(name, value)) {
        unsent.secrets.push({ name, label });
        continue;
      }
      unsent.fields.push({ name, value });
      const shown = isMachine ? "" : readable(value);
      if (shown !== "") unsent.typed.push({ label, value: shown });
    }
  }
  for (const [name, sent] of Object.entries(files))
    unsent.files.push({ name, label: labelOf(name), fileNames: sent.map((file) => file.name) });
  return unsent;
}

const SECRET_NAME =
  /password|passphrase|passcode|cardnumber|cardno$|creditcard|debitcard|cvc|cvv|securitycode|^pin$|ssn|socialsecurity/;

function isSecret(name: string, value: string): boolean {
  return SECRET_NAME.test(name.toLowerCase().replaceAll(/[^a-z]/g, "")) || isCardNumber(value);
}

/** 15 or 16 digits as on payment cards, with a correct check digit (ISO/IEC 7812). */
function isCardNumber(value: string): boolean {
  if (value.length > 40 || !/^[\d\s-]+$/.test(value)) return false;
  const digits = value.replaceAll(/\D/g, "");
  if (!/^[2-6]\d{14,15}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const counted = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Refers to a file that was stored from an earlier page of the form: a sealed token, its size, its name. */
const KEPT_FILE = /^\S{40,} \d{1,12} (.+)$/;

/** A value in readable form; empty for ids. */
function readable(value: string): string {
  const text = value.trim();
  return ID.test(text) ? "" : (KEPT_FILE.exec(text)?.[1] ?? text);
}

const SPELLED: Record<string, string> = {
  firstname: "first name",
  lastname: "last name",
  zip: "ZIP code",
  email: "email",
};

/**
 * The words in a field's name: "date-of-birth" and "dateOfBirth" become "Date of birth". The label itself is
 * not available here.
 */
function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[\s._-]+/)
    .map((word) => SPELLED[word.toLowerCase()] ?? word.toLowerCase())
    .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
