import { inArray } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { NestedField } from "../fields/field";
import type { ChecklistEntry } from "../item-schemas";
import { visibleRecords } from "../listing/visible-records";
import { contentItem } from "../tables";

/** Records that a record shows must be public. Those that the actor may not open are not named. */
export async function checkReferences(
  tx: Database,
  actor: Actor,
  itemId: string,
  leaves: NestedField[],
): Promise<ChecklistEntry[]> {
  const references = leaves.flatMap(({ path, field, value }) =>
    field.references(value).map((reference) => ({ path, field, ...reference })),
  );
  const ids = [...new Set(references.map((reference) => reference.id))].filter((id) => id !== itemId);
  if (ids.length === 0) return [];
  const { id, type, status } = contentItem;
  const rows = await tx.select({ id, type, status }).from(contentItem).where(inArray(id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  const missing = rows.filter((row) => row.status === "trashed" || row.status === "draft");
  const known = await visibleRecords(
    tx,
    actor,
    missing.map((row) => row.id),
  );
  const nameOf = (target: string) => {
    const record = known.get(target);
    return !record || record.isHidden ? "a record that you cannot open" : `“${record.title}”`;
  };
  return references.flatMap(({ path, field, ...reference }) => {
    if (reference.id === itemId) return [];
    const target = found.get(reference.id);
    const hard = (message: string) => [{ severity: "hard" as const, propertyName: path, message }];
    if (!target || target.type !== reference.type)
      return hard(`“${field.label}” refers to a record that no longer exists.`);
    if (target.status === "trashed") return hard(`“${field.label}”: ${nameOf(target.id)} is in the trash.`);
    if (target.status === "draft") return hard(`“${field.label}”: publish ${nameOf(target.id)} first.`);
    return [];
  });
}
