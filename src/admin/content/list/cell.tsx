import type { FieldDescription } from "~/content/description";
import type { References } from "~/content/item-schemas";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { useHospitalZone } from "../hospital-zone";
import { day, fullMoment, moment } from "../words";
import styles from "./list-table.module.css";

export interface CellProps {
  field: FieldDescription;
  value: unknown;
  references: References;
}

/** One value in a list, as short as possible. */
export function Cell({ field, value, references }: CellProps) {
  const zone = useHospitalZone();
  if (value === null || value === undefined || value === "") return <span className={styles.nothing}>–</span>;
  if (field.kind === "DATETIME" && typeof value === "string") {
    return (
      <time dateTime={value} title={fullMoment(value, zone)} className={styles.moment}>
        {moment(value, zone)}
      </time>
    );
  }
  if (field.kind === "DATE" && typeof value === "string") {
    return (
      <time dateTime={value} className={styles.day}>
        {day(value)}
      </time>
    );
  }
  return <>{cellWords(field, value, references) || <span className={styles.nothing}>–</span>}</>;
}

/** A value in words, for a list. */
function cellWords(field: FieldDescription, value: unknown, references: References): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const choice = field.settings.choices?.find((one) => one.value === value);
  if (choice) return choice.label;
  if (Array.isArray(value)) return listWords(value, references);
  if (typeof value === "string") return references[value]?.title ?? plain(value);
  if (field.kind === "MONEY" && typeof value === "number") return formatDollars(value);
  return typeof value === "number" ? value.toLocaleString("en-US") : "";
}

function listWords(value: readonly unknown[], references: References): string {
  const words = value.map((part) => (typeof part === "string" ? (references[part]?.title ?? part) : null));
  if (words.includes(null)) return value.length > 0 ? String(value.length) : "";
  const [first = "", second, ...more] = words;
  if (second === undefined) return first ?? "";
  return more.length === 0 ? `${first}, ${second}` : `${first}, ${second} +${more.length}`;
}

function plain(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 120);
}
