import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { RootDatabase, TransactionalDatabase } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { contentTypes } from "../registry";
import { contentIndexState, contentItem, contentRevision } from "../tables";
import { indexedFields, writeIndexes, writeLiveReferences } from "./write-indexes";

/** Increase it when the derived rows of a value change, so that the next start rewrites them. */
const VERSION = 3;
const BATCH = 500;

/**
 * Rewrites the derived rows of every type whose definition has changed: once after an upgrade, and nothing at
 * other starts. Nodes that start together take turns.
 */
export async function refreshIndexes(db: RootDatabase): Promise<void> {
  for (const type of contentTypes()) {
    const rules = JSON.stringify([VERSION, indexedFields(type)]);
    if ((await rulesOf(db, type)) === rules) continue;
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`select pg_advisory_xact_lock(7305512003)`);
      if ((await rulesOf(tx, type)) === rules) return;
      await rewrite(tx, type);
      const row = { type: type.name, rules };
      await tx
        .insert(contentIndexState)
        .values(row)
        .onConflictDoUpdate({ target: contentIndexState.type, set: row });
    });
  }
}

async function rulesOf(
  db: Pick<TransactionalDatabase, "select">,
  type: ContentType,
): Promise<string | undefined> {
  const [row] = await db.select().from(contentIndexState).where(eq(contentIndexState.type, type.name));
  return row?.rules;
}

async function rewrite(tx: TransactionalDatabase, type: ContentType): Promise<void> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const items = await tx
      .select({ item: contentItem, published: contentRevision.data })
      .from(contentItem)
      .leftJoin(
        contentRevision,
        and(
          eq(contentRevision.itemId, contentItem.id),
          eq(contentRevision.revision, contentItem.publishedRevision),
        ),
      )
      .where(and(eq(contentItem.type, type.name), gt(contentItem.id, after)))
      .orderBy(asc(contentItem.id))
      .limit(BATCH);
    const drafts = items.map(({ item }) => item);
    const live = items.flatMap(({ item, published }) =>
      published ? [{ id: item.id, data: published }] : [],
    );
    await writeIndexes(tx, type, drafts);
    await writeLiveReferences(tx, type, live);
    await writeAddresses(
      tx,
      live.map(({ id, data }) => ({ id, url: type.url(data) })),
    );
    const last = items.at(-1);
    if (!last || items.length < BATCH) return;
    after = last.item.id;
  }
}

/** If two records of an older version are public at one address, the first one keeps it. */
async function writeAddresses(
  tx: TransactionalDatabase,
  addresses: { id: string; url: string | null }[],
): Promise<void> {
  const known = addresses.filter(({ url }) => url !== null);
  const ids = sql.param(known.map(({ id }) => id));
  const urls = sql.param(known.map(({ url }) => url));
  await tx.execute(sql`
    update ${contentItem} set published_url = given.url
    from (select distinct on (url) id, url from unnest(${ids}::uuid[], ${urls}::text[]) as g (id, url)) as given
    where ${contentItem.id} = given.id and not exists (
      select from ${contentItem} other where other.published_url = given.url and other.id <> given.id)`);
}
