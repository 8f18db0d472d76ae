import type { FieldDescription, TypeDescription } from "~/content/description";

export interface FormGroup {
  title: string;
  /** What the group is about, where its name does not say enough. */
  lead?: string;
  fields: FieldDescription[];
}

/** The fields of a form in groups, in the order of the type's fields; a type without groups of its own has one. */
export function formGroups(type: TypeDescription): FormGroup[] {
  const shown = type.fields.filter(
    ({ readOnly, kind }) => !readOnly || kind === "EDITOR_NOTE_HTML" || kind === "FIXED_VALUE",
  );
  const byTitle = Map.groupBy(shown, ({ group }) => group?.title ?? type.label.one);
  return [...byTitle].map(([title, fields]) => ({ title, lead: fields[0]?.group?.lead, fields }));
}

/** What a record is called by the values in its form. */
export function titleIn(values: Record<string, unknown>): string {
  const title = values.title ?? values.name ?? values.filename ?? "";
  return typeof title === "string" ? title.trim() : "";
}
