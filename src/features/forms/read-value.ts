import { format, parseISO } from "date-fns";
import { readDate } from "~/content/values/read-date";
import {
  cleanLine,
  contactMessages,
  isEmailAddress,
  readPhone,
  readZip,
  unknownState,
} from "~/platform/contact/contact-fields";
import { stateCode } from "~/platform/contact/states";
import type { FieldError } from "~/platform/errors/app-error";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import type { AnswerRules } from "./answer-rules";
import { type AddressPart, addressField, addressParts } from "./form/address-parts";
import type { FormQuestion } from "./form/question";

/** A valid answer, an empty one (neither values nor errors), or its errors. */
export interface Checked {
  values?: string[];
  text?: string;
  errors?: FieldError[];
}

const LINES = 5_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters except line breaks and tabs
const CONTROL_IN_LINES = /[\u0000-\u0008\u000b-\u001f\u007f]+/g;
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;

/** Validates the answer to any question except an address or a file. */
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
  const maxLength = kind === "textarea" ? LINES : MAX_LINE_LENGTH;
  if (text.length > maxLength)
    return wrong(`“${label}” can have at most ${maxLength.toLocaleString("en-US")} characters.`);
  return readText(question, text, rules) ?? { values: [text], text };
}

/** Undefined if the kind is not a text. */
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
    case "email":
      return isEmailAddress(text) ? undefined : wrong(contactMessages.email);
    case "phone": {
      const phone = readPhone(text);
      return phone ? right(phone.e164, phone.shown) : wrong(contactMessages.phone);
    }
    default:
      return undefined;
  }
}

/** @param lines in the order of `addressParts` */
export function readAddress({ name, label, required }: FormQuestion, lines: readonly string[]): Checked {
  const typed = lines.map((line) => clean(line, false));
  if (typed.every((line) => line === "") && !required) return {};
  const errors: FieldError[] = [];
  const values = addressParts.map((part, at) => {
    const { value = "", error } = readPart(part, typed[at] ?? "", label);
    if (error) errors.push({ propertyName: addressField(name, part), message: error });
    return value;
  });
  if (errors.length > 0) return { errors };
  const [street = "", line2 = "", city = "", state = "", zip = ""] = values;
  const text = [street, line2, `${city}, ${state} ${zip}`].filter(Boolean).join("\n");
  return { values, text };
}

/** One line of an address: its normalized value, or its error. */
function readPart(part: AddressPart, line: string, label: string): { value?: string; error?: string } {
  if (line === "")
    return part === "line2" ? { value: "" } : { error: `Enter the ${WORDS[part]} for “${label}”.` };
  if (line.length > MAX_LINE_LENGTH)
    return { error: `The ${WORDS[part]} can have at most ${MAX_LINE_LENGTH} characters.` };
  if (part === "state")
    return { value: stateCode(line), error: stateCode(line) ? undefined : unknownState(line) };
  if (part === "zip") return { value: readZip(line), error: readZip(line) ? undefined : contactMessages.zip };
  return { value: line };
}

const WORDS = { street: "street", line2: "second line", city: "city", state: "state", zip: "ZIP code" };

function clean(text: string, lines: boolean): string {
  if (!lines) return cleanLine(text);
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(CONTROL_IN_LINES, " ").trim();
}

function missing({ kind, label }: FormQuestion): string {
  if (kind === "choice") return `Choose an answer to “${label}”.`;
  return label.trim().endsWith("?") ? `Answer “${label}”.` : `Fill in “${label}”.`;
}
