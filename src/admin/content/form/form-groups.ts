import type { FieldDescription, TypeDescription } from "~/content/description";

export interface FormGroup {
  title: string;
  /** An explanation of the group, if its name is not enough. */
  lead?: string;
  fields: FieldDescription[];
}

/** The groups of a form, in the order of the type's fields. A type without groups has one. */
export function formGroups(type: TypeDescription): FormGroup[] {
  const shown = type.fields.filter(
    ({ readOnly, kind }) => !readOnly || kind === "EDITOR_NOTE_HTML" || kind === "FIXED_VALUE",
  );
  const byTitle = Map.groupBy(shown, ({ group }) => group?.title ?? type.label.one);
  return [...byTitle].map(([title, fields]) => ({ title, lead: fields[0]?.group?.lead, fields }));
}

export function titleIn(values: Record<string, unknown>): string {
  const title = values.title ?? values.name ?? values.filename ?? "";
  return typeof title === "string" ? title.trim() : "";
}
