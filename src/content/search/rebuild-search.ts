import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { RootDatabase, TransactionalDatabase } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { valuesForPublic } from "../publishing/values-for-public";
import { contentTypes } from "../registry";
import { contentItem, contentRevision, searchDocument, searchPhrase } from "../tables";
import { searchTextOf } from "./search-text-of";
import { removeSearchDocument, writeSearchDocument } from "./write-search-document";

/** Number of records locked at a time: publishing one of them waits only that long. */
const BATCH = 100;

/**
 * Rebuilds the search index from published records, and removes stray documents. Searches work in the
 * meantime.
 * @param onProgress called after every batch with the number of finished records and the total
 * @returns the number of documents
 */
export async function rebuildSearch(
  db: RootDatabase,
  actor: Actor,
  onProgress: (done: number, total: number) => void | Promise<void> = () => {},
): Promise<number> {
  const total = await db.$count(contentItem, isPublished());
  let done = 0;
  for (const type of contentTypes()) {
    await deleteOrphans(db, type);
    let batch = await db.transaction((tx) => rewriteBatch(tx, type, undefined));
    while (batch.last !== undefined) {
      const after = batch.last;
      done += batch.size;
      await onProgress(Math.min(done, total), total);
      batch = await db.transaction((tx) => rewriteBatch(tx, type, after));
    }
  }
  await db.execute(sql`
    delete from ${searchPhrase} where kind = 'found' and not exists (
      select from ${searchDocument} where ${searchDocument.itemId} = ${searchPhrase.ownerId})`);
  const documents = await db.$count(searchDocument);
  await recordAudit(db, actor, {
    action: "search.rebuilt",
    subjectType: "search",
    subjectId: "site",
    after: { documents },
  });
  return documents;
}

function isPublished() {
  const found = contentTypes()
    .filter(({ search }) => search)
    .map(({ name }) => name);
  return and(
    inArray(contentItem.type, found),
    isNotNull(contentItem.publishedRevision),
    isNull(contentItem.trashedAt),
  );
}

async function deleteOrphans(db: RootDatabase, type: ContentType): Promise<void> {
  await db.execute(sql`
    delete from ${searchDocument} where ${searchDocument.type} = ${type.name} and not exists (
      select from ${contentItem} where ${contentItem.id} = ${searchDocument.itemId}
        and ${contentItem.publishedRevision} is not null and ${contentItem.trashedAt} is null)`);
}

/** @returns the last record's id, undefined if none was left, and the number of records */
async function rewriteBatch(
  tx: TransactionalDatabase,
  type: ContentType,
  after: string | undefined,
): Promise<{ last: string | undefined; size: number }> {
  if (!type.search) return { last: undefined, size: 0 };
  const rows = await tx
    .select({
      id: contentItem.id,
      publishedAt: contentItem.publishedAt,
      data: contentRevision.data,
      at: contentRevision.at,
    })
    .from(contentItem)
    .innerJoin(
      contentRevision,
      and(
        eq(contentRevision.itemId, contentItem.id),
        eq(contentRevision.revision, contentItem.publishedRevision),
      ),
    )
    .where(
      and(
        eq(contentItem.type, type.name),
        isNull(contentItem.trashedAt),
        after === undefined ? undefined : gt(contentItem.id, after),
      ),
    )
    .orderBy(asc(contentItem.id))
    .limit(BATCH)
    .for("share", { of: contentItem });
  for (const { id, data: written, at, publishedAt } of rows) {
    const data = await valuesForPublic(tx, type, written);
    const url = type.url(data);
    if (url === null) continue;
    const item = { id, data, publishedAt: publishedAt ?? at, updatedAt: at };
    const text = await searchTextOf(tx, type, item);
    if (text) await writeSearchDocument(tx, { itemId: id, type: type.name, url, updatedAt: at }, text);
    else await removeSearchDocument(tx, id);
  }
  return { last: rows.at(-1)?.id, size: rows.length };
}
