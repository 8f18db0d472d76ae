import { inArray } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ChecklistEntry } from "../description";
import type { NestedField } from "../fields/field";
import { contentItem } from "../tables";

/** Whatever a record shows of others has to be public itself. */
export async function checkReferences(
  tx: Database,
  itemId: string,
  leaves: NestedField[],
): Promise<ChecklistEntry[]> {
  const references = leaves.flatMap(({ path, field, value }) =>
    field.references(value).map((reference) => ({ path, field, ...reference })),
  );
  const ids = [...new Set(references.map((reference) => reference.id))].filter((id) => id !== itemId);
  if (ids.length === 0) return [];
  const { id, type, title, status } = contentItem;
  const rows = await tx.select({ id, type, title, status }).from(contentItem).where(inArray(id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  return references.flatMap(({ path, field, ...reference }) => {
    if (reference.id === itemId) return [];
    const target = found.get(reference.id);
    const hard = (message: string) => [{ severity: "hard" as const, propertyName: path, message }];
    if (!target || target.type !== reference.type)
      return hard(`“${field.label}” names something that does not exist any more.`);
    if (target.status === "trashed") return hard(`“${field.label}”: “${target.title}” is in the trash.`);
    if (target.status === "draft") return hard(`“${field.label}”: publish “${target.title}” first.`);
    return [];
  });
}
