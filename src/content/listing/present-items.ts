import { and, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import type { Fields } from "../fields/field";
import type { Item, ListItem, References } from "../item-schemas";
import { reviewOf } from "../review/review-due";
import { contentSchedule } from "../schedule/table";
import { contentItem, contentRevision } from "../tables";
import { withVariablesInAll } from "../variables/variable-source";
import { isCurrentRevision, isItsSchedule, summarize, summaryColumns } from "./item-summary";
import { referencesOf } from "./references-of";

/**
 * The rows of a list in the order of `ids`, with the values of its columns as visitors read them, and the records that
 * those refer to, if the actor may see them.
 */
export async function presentList(
  db: Database,
  actor: Actor,
  type: ContentType,
  ids: string[],
): Promise<{ items: ListItem[]; references: References }> {
  if (ids.length === 0) return { items: [], references: {} };
  const { columns } = type.list;
  const pairs = columns.flatMap((name) => [sql`${name}::text`, sql`${contentItem.data}->${name}::text`]);
  const values = sql<Record<string, unknown>>`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
  const rows = await db
    .select({ ...summaryColumns, values })
    .from(contentItem)
    .leftJoin(contentRevision, isCurrentRevision)
    .leftJoin(contentSchedule, isItsSchedule)
    .where(inArray(contentItem.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  const shown = Object.fromEntries(columns.map((name) => [name, type.fields[name]])) as Fields;
  const data = inOrder.map((row) => row.values);
  const filled = await withVariablesInAll(db, type, data);
  return {
    items: inOrder.map((row, at) => ({ ...summarize(type, row), values: filled[at] ?? row.values })),
    references: await referencesOf(db, actor, shown, data),
  };
}

/** One record with everything that its form shows, or undefined if the type has none with that id. */
export async function presentItem(
  db: Database,
  actor: Actor,
  type: ContentType,
  id: string,
): Promise<Item | undefined> {
  const { data, publishedRevision, createdAt, trashedAt } = contentItem;
  const [row] = await db
    .select({ ...summaryColumns, data, publishedRevision, createdAt, trashedAt })
    .from(contentItem)
    .leftJoin(contentRevision, isCurrentRevision)
    .leftJoin(contentSchedule, isItsSchedule)
    .where(and(eq(contentItem.id, id), eq(contentItem.type, type.name)));
  if (!row) return undefined;
  const review = await reviewOf(db, type, id);
  return {
    ...summarize(type, row),
    review: review && {
      lookedAt: review.lookedAt.toISOString(),
      dueAt: review.dueAt.toISOString(),
      confirmedByName: review.confirmedByName,
    },
    data: row.data,
    publishedRevision: row.publishedRevision,
    createdAt: row.createdAt.toISOString(),
    trashedAt: row.trashedAt?.toISOString() ?? null,
    references: await referencesOf(db, actor, type.fields, [row.data]),
  };
}
