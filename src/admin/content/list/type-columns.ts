import type { FieldDescription, TypeDescription } from "~/content/description";
import type { ListItem, References } from "~/content/item-schemas";

const UNLISTABLE = new Set([
  "BLOCKS",
  "HTML",
  "EDITOR_NOTE_HTML",
  "FIXED_VALUE",
  "OPENING_HOURS",
  "IMAGE_ARRAY",
  "SLIDE_ARRAY",
]);
/** Already shown in the first column. */
const TITLES = new Set(["name", "title", "filename", "slug", "path", "thumbSrc"]);

/** The possible columns of a list of this type, besides title, status, and change date. */
export function offeredColumns(type: TypeDescription): FieldDescription[] {
  const listed = new Set(type.list.columns);
  return type.fields.filter(
    ({ name, kind }) => listed.has(name) && !TITLES.has(name) && !UNLISTABLE.has(kind) && kind !== "IMAGE",
  );
}

/** The columns of a view: the chosen ones, or the first of those that the type offers. */
export function shownColumns(type: TypeDescription, chosen: readonly string[] | null): FieldDescription[] {
  const offered = offeredColumns(type);
  return chosen ? offered.filter(({ name }) => chosen.includes(name)) : offered.slice(0, 3);
}

/** The picture before a title: its address, null for an empty frame, undefined for types without pictures. */
export function pictureOf(
  type: TypeDescription,
  item: ListItem,
  references: References,
): string | null | undefined {
  if (type.list.columns.includes("thumbSrc"))
    return typeof item.values.thumbSrc === "string" ? item.values.thumbSrc : null;
  const field = type.fields.find(({ name, kind }) => kind === "IMAGE" && type.list.columns.includes(name));
  if (!field) return undefined;
  const id = item.values[field.name];
  return (typeof id === "string" && references[id]?.thumbSrc) || null;
}
