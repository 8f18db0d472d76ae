export interface ChangedProperty {
  name: string;
  /** Empty if there was no value. */
  was: string;
  is: string;
}

/** Characters. Longer values are truncated; the record's own history has them in full. */
const MAX_VALUE_LENGTH = 300;

/** The properties that differ between two states, with values that are short enough to read. */
export function changedProperties(before: unknown, after: unknown): ChangedProperty[] {
  const old = asRecord(before);
  const now = asRecord(after);
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((name) => ({ name, was: words(old[name]), is: words(now[name]) }))
    .filter(({ was, is }) => was !== is);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function words(value: unknown): string {
  if (value === undefined || value === null) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}
