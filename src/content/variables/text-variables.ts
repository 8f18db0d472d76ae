/**
 * Facts of the hospital that texts name instead of repeating them, so that one change of the settings changes every
 * page: `{hospital}`. The labels are for editors.
 */
export const textVariables = {
  hospital: "Hospital name",
  shortName: "Hospital short name",
  foundation: "Foundation name",
  town: "Town",
  address: "Street address",
  phone: "Main phone",
  nurseLine: "Nurse line",
  schedulingPhone: "Phone for appointments",
  languagePhone: "Phone for language help",
} as const;

export type TextVariable = keyof typeof textVariables;

/** The variables that are phone numbers. */
export const phoneVariables: readonly TextVariable[] = [
  "phone",
  "nurseLine",
  "schedulingPhone",
  "languagePhone",
];

/**
 * The variables that a text can contain. `phones`: only phone numbers. `calls`: only links that dial them. `none`: its
 * format has no place for one.
 */
export type VariablesOffered = "all" | "phones" | "calls" | "none";

/** The text of each variable; phones as people read them. */
export type VariableValues = Readonly<Record<TextVariable, string>>;

const names = Object.keys(textVariables).join("|");
const inText = new RegExp(`\\{(${names})\\}`, "g");
/** A link that dials: `tel:{phone}`. */
const inPhoneLink = new RegExp(`tel:\\{(${names})\\}`, "g");

export function variableInText(name: TextVariable): string {
  return `{${name}}`;
}

export function callOfVariable(name: TextVariable): string {
  return `tel:${variableInText(name)}`;
}

/** The variables of a text, with the positions of their first character and of the one after the last. */
export function variablesIn(text: string): { name: TextVariable; from: number; to: number }[] {
  return [...text.matchAll(inText)].map((match) => ({
    name: match[1] as TextVariable,
    from: match.index,
    to: match.index + match[0].length,
  }));
}

export function mentionsVariables(text: string): boolean {
  return text.search(inText) !== -1;
}

/** The source of a regular expression of PostgreSQL that finds texts with variables. */
export const variablePattern = `\\{(${names})\\}`;

/**
 * Replaces each variable by its text, once: braces within that text are not replaced again.
 * @param written encodes a text for its place, such as HTML
 * @param dialed encodes a phone number for a `tel:` link
 */
export function replaceVariables(
  text: string,
  values: VariableValues,
  written: (value: string) => string,
  dialed: (value: string) => string,
): string {
  return text
    .replaceAll(inPhoneLink, (_, name: TextVariable) => dialed(values[name]))
    .replaceAll(inText, (_, name: TextVariable) => written(values[name]));
}
