import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { announceTags } from "~/platform/cache/announce-tags";
import type { Database } from "~/platform/database/database";
import { publicValues, tagsOfChange } from "../actions/announce-change";
import { searchTextOf } from "../actions/steps";
import { writePublicRows } from "../actions/write-public-rows";
import type { ContentType } from "../define-content-type";
import { writeIndexes } from "../indexes/write-indexes";
import { contentTypeNamed } from "../registry";
import { contentItem, contentRevision } from "../tables";
import { type VariableValues, variablePattern } from "./text-variables";
import { providesVariables, readVariables, withVariables } from "./variable-source";

type Item = typeof contentItem.$inferSelect;

/** Records read at a time. */
const BATCH = 100;

/**
 * Runs a change of a type's published rows. If it changes the text of a variable, such as the hospital's
 * name, the same transaction also rewrites every record that uses the variable: its title, the rows by which lists are
 * sorted, published rows, and search document. Pages that show such a record are dropped.
 */
export async function showingNewValues(
  tx: Database,
  type: ContentType,
  change: () => Promise<void>,
): Promise<void> {
  if (!providesVariables(type)) return change();
  const before = await readVariables(tx);
  await change();
  await showNewValues(tx, before, await readVariables(tx));
}

async function showNewValues(tx: Database, before: VariableValues, after: VariableValues): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  let batch = await usersAfter(tx, undefined);
  while (batch.length > 0) {
    for (const item of batch) await showAgain(tx, item);
    batch = await usersAfter(tx, batch.at(-1)?.id);
  }
}

/** Records whose working copy or public version uses a variable, locked, in the order of their ids. */
function usersAfter(tx: Database, after: string | undefined): Promise<Item[]> {
  const inPublic = sql`exists (select from ${contentRevision} where ${contentRevision.itemId} = ${contentItem.id}
    and ${contentRevision.revision} = ${contentItem.publishedRevision} and ${contentRevision.data}::text ~ ${variablePattern})`;
  return tx
    .select()
    .from(contentItem)
    .where(
      and(
        sql`(${contentItem.data}::text ~ ${variablePattern} or ${inPublic})`,
        after === undefined ? undefined : gt(contentItem.id, after),
      ),
    )
    .orderBy(asc(contentItem.id))
    .limit(BATCH)
    .for("update");
}

async function showAgain(tx: Database, item: Item): Promise<void> {
  const type = contentTypeNamed(item.type);
  // Its own publishing writes it.
  if (providesVariables(type)) return;
  const title = type.title(await withVariables(tx, type, item.data));
  if (title !== item.title)
    await tx
      .update(contentItem)
      .set({ title, searchText: searchTextOf(title, item.slug) })
      .where(eq(contentItem.id, item.id));
  await writeIndexes(tx, type, [item]);
  const data = await publicValues(tx, item);
  if (!data) return;
  await writePublicRows(tx, type, {
    id: item.id,
    data,
    publishedAt: item.publishedAt ?? item.updatedAt,
    updatedAt: item.updatedAt,
  });
  await announceTags(tx, tagsOfChange(type, { id: item.id, before: data, after: data }));
}
