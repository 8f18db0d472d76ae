import { arrayContains, asc } from "drizzle-orm";
import { readsListOf } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { condition } from "./table";

/** A condition or treatment in the list on a specialty's page. */
export interface ConditionItem {
  id: string;
  slug: string;
  name: string;
  summary: string;
}

/** The published conditions and treatments of a specialty by name, in one list for each kind. */
export async function conditionsOf(
  db: Database,
  specialtyId: string,
): Promise<{ conditions: ConditionItem[]; treatments: ConditionItem[] }> {
  const { id, slug, name, summary, kind } = condition;
  const rows = await db
    .select({ id, slug, name, summary, kind })
    .from(condition)
    .where(arrayContains(condition.specialtyIds, [specialtyId]))
    .orderBy(asc(name), asc(id));
  readsListOf(
    condition,
    [specialtyId],
    rows.map((row) => row.id),
  );
  const ofKind = (wanted: (typeof rows)[number]["kind"]) =>
    rows.filter((row) => row.kind === wanted).map(({ kind: _, ...item }) => item);
  return { conditions: ofKind("condition"), treatments: ofKind("treatment") };
}
