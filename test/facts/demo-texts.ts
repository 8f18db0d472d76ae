import type { contentRecords } from "~/demo/content/records";

type Records = ReturnType<typeof contentRecords>;

/** One text of a record, as plain words. */
export interface DemoText {
  /** The record and the property, such as `page /careers blocks.3.heading`. */
  where: string;
  text: string;
}

/** Values that are no text for visitors. */
const NO_WORDS =
  /(^|\.)(id|slug|path|src|key|href|url|\w*Url|\w*Link|image|picture|icon|s3Key|plainWords|type|translationOf)$/;

export function textsOf(records: Records): DemoText[] {
  return records.flatMap(({ type, data }) =>
    textsIn(data, `${type.name} ${type.slug(data) ?? type.title(data)}`),
  );
}

function textsIn(value: unknown, where: string): DemoText[] {
  if (typeof value === "string") return NO_WORDS.test(where) ? [] : [{ where, text: plain(value) }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${where}.${name}`));
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The digits of every telephone field, also inside blocks: `phone`, `phoneMain`, `phoneFax`. */
export function phoneFields(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === "string" && /phone|fax/i.test(name) ? [inner.replace(/\D/g, "")] : phoneFields(inner),
  );
}

/** Telephone fields with the hours next to them. */
export function phoneHours(value: unknown): { phone: string; label: string; hours: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const { phone, hours, label, name } = value as Record<string, unknown>;
  const own =
    typeof phone === "string" && typeof hours === "string" && hours
      ? [{ phone: phone.replace(/\D/g, ""), label: String(label ?? name ?? ""), hours }]
      : [];
  return [...own, ...Object.values(value).flatMap(phoneHours)];
}
