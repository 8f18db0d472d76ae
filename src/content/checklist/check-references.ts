import { inArray, sql } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { NestedField } from "../fields/field";
import type { ChecklistEntry } from "../item-schemas";
import { visibleRecords } from "../listing/visible-records";
import { contentTypes } from "../registry";
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
  const draft = sql<Record<
    string,
    unknown
  > | null>`case when ${status} = 'draft' then ${contentItem.data} end`;
  const rows = await tx.select({ id, type, status, draft }).from(contentItem).where(inArray(id, ids));
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
    if (target.status !== "draft") return [];
    const lacking = known.get(target.id)?.isHidden ? [] : labelsOfMissing(target.type, target.draft);
    if (lacking.length === 0) return hard(`“${field.label}”: publish ${nameOf(target.id)} first.`);
    return hard(
      `“${field.label}”: fill in ${lacking.join(", ")} of ${nameOf(target.id)}, and publish it first.`,
    );
  });
}

/** The required fields that are empty in a draft, as people read them. */
function labelsOfMissing(typeName: string, data: Record<string, unknown> | null): string[] {
  const type = contentTypes().find(({ name }) => name === typeName);
  return type && data ? type.missing(data).map(({ label }) => `“${label}”`) : [];
}
