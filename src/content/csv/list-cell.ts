import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import type { Field } from "../fields/field";
import type { References } from "../item-schemas";

/**
 * A value of a list in words, as the list shows it: references by their titles, money in dollars, times in the time zone.
 * @param timeZone IANA name
 */
export function listCell(field: Field, value: unknown, references: References, timeZone: string): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (field.kind === "MONEY" && typeof value === "number") return (value / 100).toFixed(2);
  if (field.kind === "DATETIME" && typeof value === "string")
    return format(new TZDate(value, timeZone), "yyyy-MM-dd HH:mm");
  const ids = field.references(value);
  if (ids.length > 0) return ids.map(({ id }) => references[id]?.title ?? "").join("; ");
  const choice = field.settings.choices?.find((one) => one.value === value);
  if (choice) return choice.label;
  if (Array.isArray(value)) return value.filter((part) => typeof part === "string").join("; ");
  return field.words(value) || (typeof value === "object" ? "" : String(value));
}
