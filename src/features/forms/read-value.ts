import { format, parseISO } from "date-fns";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import { readDate } from "~/content/values/read-date";
import type { FieldError } from "~/platform/errors/app-error";
import type { AnswerRules } from "./answer-rules";
import { addressField, addressParts } from "./form/address-parts";
import type { FormQuestion } from "./form/question";

/** An answer found right, one left open (neither values nor errors), or what is wrong with it. */
export interface Checked {
  values?: string[];
  text?: string;
  errors?: FieldError[];
}

const LINE = 255;
const LINES = 5_000;
/** Anything below a space, and DEL: no name has it, and in a header it would begin another. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same without the ends of lines and tabs
const CONTROL_IN_LINES = /[\u0000-\u0008\u000b-\u001f\u007f]+/g;
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;
const ZIP = /^\d{5}(-?\d{4})?$/;

/** Reads what was sent for any question but an address or a file. */
export function readValue(question: FormQuestion, sent: readonly string[], rules: AnswerRules): Checked {
  const wrong = (message: string): Checked => ({ errors: [{ propertyName: question.name, message }] });
  const { kind, label, required, choices } = question;
  if (kind === "checkbox" || kind === "consent") {
    if (sent.some((value) => value !== "")) return { values: ["yes"], text: "Yes" };
    if (!required) return {};
    return wrong(kind === "consent" ? `Please agree to “${label}”.` : `Check “${label}” to continue.`);
  }
  if (kind === "choices") {
    const picked = [...new Set(sent.filter((value) => value !== ""))];
    if (picked.some((value) => !choices.includes(value))) return wrong("Choose from the options shown.");
    if (required && picked.length === 0) return wrong(`Choose at least one for “${label}”.`);
    const values = choices.filter((choice) => picked.includes(choice));
    return { values, text: values.join(", ") };
  }
  const text = clean(sent.at(-1) ?? "", kind === "textarea");
  if (text === "") return required ? wrong(missing(question)) : {};
  const most = kind === "textarea" ? LINES : LINE;
  if (text.length > most)
    return wrong(`“${label}” can have at most ${most.toLocaleString("en-US")} characters.`);
  return readText(question, text, rules) ?? { values: [text], text };
}

/** Undefined for what is text and nothing more. */
function readText(
  { name, kind, choices, sender }: FormQuestion,
  text: string,
  { timeZone, today }: AnswerRules,
): Checked | undefined {
  const wrong = (message: string): Checked => ({ errors: [{ propertyName: name, message }] });
  const right = (value: string, words = value): Checked => ({ values: [value], text: words });
  switch (kind) {
    case "choice":
      return choices.includes(text) ? undefined : wrong("Choose one of the options shown.");
    case "number": {
      const plain = text.replaceAll(/[,\s]/g, "");
      return NUMBER.test(plain) ? right(String(Number(plain))) : wrong("Enter a number, such as 12.");
    }
    case "date": {
      const day = readDate(text, timeZone);
      if (!day) return wrong("Enter a valid date, such as 2027-01-16.");
      if (sender === "birthday" && day > today) return wrong("The date of birth must be in the past.");
      return right(day, format(parseISO(day), "MMMM d, yyyy"));
    }
    case "email": {
      const is = text.length <= 254 && z.email().safeParse(text).success;
      return is ? undefined : wrong("Enter an e-mail address such as name@example.org.");
    }
    case "phone": {
      const phone = parsePhoneNumberFromString(text, "US");
      if (!phone?.isPossible())
        return wrong("Enter a phone number with its area code, such as 308-555-0141.");
      const shown = phone.countryCallingCode === "1" ? phone.formatNational() : phone.formatInternational();
      return right(phone.number, shown);
    }
    default:
      return undefined;
  }
}

/** @param lines in the order of `addressParts` */
export function readAddress({ name, label, required }: FormQuestion, lines: readonly string[]): Checked {
  const values = lines.map((line) => clean(line, false));
  if (values.every((line) => line === "") && !required) return {};
  const errors: FieldError[] = [];
  const about = (part: (typeof addressParts)[number], message: string) =>
    errors.push({ propertyName: addressField(name, part), message });
  for (const [at, part] of addressParts.entries()) {
    const line = values[at] ?? "";
    if (line === "" && part !== "line2") about(part, `Enter the ${WORDS[part]} for “${label}”.`);
    else if (line.length > LINE) about(part, `The ${WORDS[part]} can have at most ${LINE} characters.`);
    else if (part === "zip" && !ZIP.test(line))
      about(part, "Enter a ZIP code of five digits, such as 69199.");
  }
  if (errors.length > 0) return { errors };
  const [street = "", line2 = "", city = "", state = "", zip = ""] = values;
  const text = [street, line2, `${city}, ${state} ${zip}`].filter(Boolean).join("\n");
  return { values, text };
}

const WORDS = { street: "street", line2: "second line", city: "city", state: "state", zip: "ZIP code" };

function clean(text: string, lines: boolean): string {
  if (!lines) return text.replaceAll(CONTROL, " ").trim();
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(CONTROL_IN_LINES, " ").trim();
}

function missing({ kind, label }: FormQuestion): string {
  return kind === "choice" ? `Choose an answer to “${label}”.` : `Answer “${label}”.`;
}
