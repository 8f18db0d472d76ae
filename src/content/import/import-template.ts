import { stringify } from "csv-stringify/sync";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import type { Field } from "../fields/field";
import type { FieldKind } from "../fields/field-kind";
import { contentItem } from "../tables";
import { importFields } from "./import-columns";

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * A CSV file with the headings of a type and one row as an example. References name a record that the site
 * has, or are empty.
 */
export async function importTemplate(db: Database, type: ContentType): Promise<string> {
  const fields = [...importFields(type)];
  const labels = fields.map(([, field]) => field.label);
  const headings = fields.map(([name, { label }]) =>
    labels.indexOf(label) === labels.lastIndexOf(label) ? label : name,
  );
  const row: string[] = [];
  for (const [, field] of fields) row.push(await exampleOf(db, field));
  // A type without texts, such as menus, is known by its address alone.
  if (row.join("") === "") row[fields.findIndex(([name]) => name === type.slugField)] = "example";
  return BYTE_ORDER_MARK + stringify([headings, row]);
}

async function exampleOf(db: Database, field: Field): Promise<string> {
  const { refersTo } = field.settings;
  return refersTo ? titleOfFirst(db, refersTo) : EXAMPLES[field.kind](field);
}

async function titleOfFirst(db: Database, type: string): Promise<string> {
  const [first] = await db
    .select({ slug: contentItem.slug, title: contentItem.title })
    .from(contentItem)
    .where(and(eq(contentItem.type, type), isNull(contentItem.trashedAt)))
    .orderBy(asc(contentItem.title), asc(contentItem.id))
    .limit(1);
  return first?.slug ?? "";
}

const nothing = () => "";

/** The first of these texts that the field accepts. */
function textFor(field: Field): string {
  if (field.settings.phone) return "308-555-0123";
  const { maxLength } = field.settings;
  const texts = [
    `Example ${field.label.toLowerCase()}`.slice(0, maxLength),
    "https://example.org/example",
    "/example",
  ];
  return texts.find((text) => field.schema.safeParse(text).success) ?? "";
}

const EXAMPLES: Record<FieldKind, (field: Field) => string> = {
  TEXT: textFor,
  TEXTAREA: textFor,
  HTML: () => "<p>A paragraph.</p>",
  SLUG: nothing,
  TEXT_ARRAY: () => "First entry; second entry",
  BOOLEAN: () => "yes",
  NUMBER: ({ settings }) => String(settings.minimum ?? 1),
  MONEY: ({ settings }) => (Math.max(settings.minimum ?? 0, 0) / 100).toFixed(2),
  SELECT: firstChoice,
  COLOR: (field) => (field.settings.choices ? firstChoice(field) : "#0f4c45"),
  WEEKDAYS: () => "Mon, Wed",
  WEEKS_OF_MONTH: () => "First, Third",
  DATE: () => "11/20/2026",
  DATETIME: () => "11/20/2026 9:30 AM",
  TIME: () => "9:30 AM",
  OPENING_HOURS: () => "Mon–Fri 8 AM–5 PM; Sat 9 AM–noon",
  IMAGE: nothing,
  FILE: nothing,
  REFERENCE: nothing,
  CHLOCATION: nothing,
  CHSTAFFMEMBER: nothing,
  IMAGE_ARRAY: nothing,
  REFERENCE_ARRAY: nothing,
  CHLOCATION_ARRAY: nothing,
  CHSTAFFMEMBER_ARRAY: nothing,
  CHSPECIALTY_ARRAY: nothing,
  NEWSITEM_ARRAY: nothing,
  SLIDE_ARRAY: nothing,
  ITEM_ARRAY: nothing,
  NAVIGATION_ITEMS: nothing,
  FIXED_VALUE: nothing,
  BLOCKS: nothing,
  SLOT: nothing,
  EDITOR_NOTE_HTML: nothing,
};

function firstChoice({ settings }: Field): string {
  return settings.choices?.[0]?.label ?? "";
}
