import { z } from "zod";

type Issue = z.core.$ZodRawIssue;
type Path = readonly PropertyKey[];

/** Name of the value at a path, for people; undefined if unknown. */
export type NameOf = (path: Path) => string | undefined;

/**
 * Sentences for invalid values whose schema has no message of its own. Zod's messages ("Invalid input:
 * expected record, received undefined") are for developers and are never shown. Importing this module sets
 * them for every schema of the process.
 * @param nameOf knows more names than can be derived from the path; for the `error` of a single parse
 */
export function plainMessages(nameOf: NameOf = nameOfPath): (issue: Issue) => string {
  const messageFor = (issue: Issue): string => {
    const path = issue.path ?? [];
    if (issue.code === "unrecognized_keys") return unknownFields(issue.keys);
    const first = issue.code === "invalid_union" ? issue.errors[0]?.[0] : undefined;
    if (first) return messageOfOption(first, path, issue.input);
    return `${nameOf(path) ?? nameOfPath(path)} ${describeIssue(issue)}.`;
  };

  /** For a value that matches none of several options: what the first option expects, or its own message. */
  function messageOfOption(issue: z.core.$ZodIssue, path: Path, input: unknown): string {
    const rawIssue = { ...issue, input: valueAt(input, issue.path) } as Issue;
    const isOurMessage = [messageFor(rawIssue), defaultMessage(rawIssue)].includes(issue.message);
    if (!isOurMessage) return issue.message;
    // The option knows only its own part of the path.
    return messageFor({ ...rawIssue, path: [...path, ...issue.path] });
  }

  return messageFor;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, name) => (part as Record<PropertyKey, unknown> | undefined)?.[name],
    value,
  );
}

const defaultMessage = plainMessages();

z.config({ customError: defaultMessage });

function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue);
    case "invalid_value":
      return `must be ${oneOf(issue.values)}`;
    case "invalid_format":
      return FORMATS[issue.format] ?? "must have the expected format";
    case "too_small":
      return messageForTooSmall(issue);
    case "too_big":
      return messageForTooBig(issue);
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    default:
      return "could not be accepted";
  }
}

const TYPES: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  bigint: "a whole number",
  boolean: "true or false",
  date: "a date",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
  map: "an object",
  null: "empty",
  undefined: "left out",
  never: "left out",
  file: "a file",
};

function wrongType({ expected, input }: Extract<Issue, { code: "invalid_type" }>): string {
  const type = TYPES[expected];
  // For a missing body, the expected type is the better message.
  const isMissing = input === undefined || (input === null && expected !== "object" && expected !== "record");
  if (isMissing || !type) return "must be provided";
  return `must be ${type}`;
}

const FORMATS: Record<string, string> = {
  email: "must be an email address, such as name@example.org",
  url: "must be a web address, such as https://example.org",
  uuid: "must be the ID of a record",
  guid: "must be the ID of a record",
  date: "must be a date, such as 2027-03-01",
  time: "must be a time, such as 09:30",
  datetime: "must be a date and time with its offset from UTC, such as 2027-03-01T09:30:00-06:00",
  base64: "must be encoded as Base64",
  base64url: "must be encoded as Base64",
};

const MAX_OPTIONS = 12;

function oneOf(values: readonly z.core.util.Primitive[]): string {
  if (values.length > MAX_OPTIONS) return "one of the options for this field";
  const options = values.map((value) => (typeof value === "string" ? `“${value}”` : String(value)));
  return options.length === 1 ? `${options[0]}` : `one of ${options.join(", ")}`;
}

function messageForTooSmall({
  origin,
  minimum,
  inclusive,
  exact,
}: Extract<Issue, { code: "too_small" }>): string {
  const unit = UNITS[origin];
  if (exact) return unit ? `must have exactly ${counted(minimum, unit)}` : `must be ${written(minimum)}`;
  if (!unit) return `must be ${inclusive ? "at least" : "more than"} ${written(minimum)}`;
  const fewest = inclusive ? minimum : Number(minimum) + 1;
  return Number(fewest) === 1 ? "must not be empty" : `must have at least ${counted(fewest, unit)}`;
}

function messageForTooBig({
  origin,
  maximum,
  inclusive,
  exact,
}: Extract<Issue, { code: "too_big" }>): string {
  const unit = UNITS[origin];
  if (exact) return unit ? `must have exactly ${counted(maximum, unit)}` : `must be ${written(maximum)}`;
  if (!unit) return `must be ${inclusive ? "at most" : "less than"} ${written(maximum)}`;
  const most = inclusive ? maximum : Number(maximum) - 1;
  return Number(most) === 0 ? "must be empty" : `must have at most ${counted(most, unit)}`;
}

const UNITS: Record<string, { one: string; many: string }> = {
  string: { one: "character", many: "characters" },
  array: { one: "entry", many: "entries" },
  set: { one: "entry", many: "entries" },
  map: { one: "entry", many: "entries" },
  file: { one: "byte", many: "bytes" },
};

function counted(count: number | bigint, { one, many }: { one: string; many: string }): string {
  return `${written(count)} ${Number(count) === 1 ? one : many}`;
}

function written(number: number | bigint): string {
  return number.toLocaleString("en-US");
}

const MAX_NAMED_FIELDS = 5;
const MAX_PROPERTY_LENGTH = 60;

function unknownFields(keys: readonly string[]): string {
  const named = keys.slice(0, MAX_NAMED_FIELDS).map((key) => `“${key.slice(0, MAX_PROPERTY_LENGTH)}”`);
  const more = keys.length > named.length ? " and others" : "";
  return `${keys.length === 1 ? "This field does" : "These fields do"} not exist here: ${named.join(", ")}${more}.`;
}

/** Names of properties whose API name does not read well. */
const NAMES: Record<string, string> = {
  id: "ID",
  ids: "IDs",
  q: "Search term",
  url: "Web address",
  href: "Web address",
  csv: "CSV file",
  email: "Email address",
  totp: "Code",
  firstname: "First name",
  lastname: "Last name",
  addressZip: "ZIP code",
  postalCode: "ZIP code",
  alt: "Alternative text",
};

/**
 * `pageSize` becomes "Page size", the second of `recipients` "Entry 2 of recipients", and a nameless value
 * "This value".
 */
function nameOfPath(path: Path): string {
  if (path.length === 0) return "The request";
  const last = path.at(-1);
  if (typeof last === "number") {
    const list = path.slice(0, -1).findLast((part) => typeof part === "string");
    const name = list === undefined ? undefined : nameOfProperty(list);
    return name ? `Entry ${last + 1} of ${lowered(name)}` : `Entry ${last + 1}`;
  }
  return (typeof last === "string" && nameOfProperty(last)) || "This value";
}

function nameOfProperty(property: string): string | undefined {
  if (Object.hasOwn(NAMES, property)) return NAMES[property];
  if (property.length > MAX_PROPERTY_LENGTH || !/^[a-z]+([A-Z][a-z]*)*$/.test(property)) return undefined;
  const words = property
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(
      / (id|url)(s?)$/g,
      (_, letters: string, plural: string) => ` ${letters.toUpperCase()}${plural}`,
    );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lowered(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
