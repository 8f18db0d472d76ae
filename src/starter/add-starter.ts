import { and, eq, isNull, sql } from "drizzle-orm";
import { createItem } from "~/content/actions/create-item";
import { contentItem } from "~/content/tables";
import { systemActor } from "~/platform/audit/actor";
import type { RootDatabase, TransactionalDatabase } from "~/platform/database/database";
import { type StarterRecord, starterRecords } from "./starter-records";

/** Recorded in the history, so that staff see where such a record came from. */
export const starterActor = systemActor("starter", "First setup");

/**
 * Adds the records that every site begins with to an empty database. Does nothing once there is any content.
 * @returns the number of records created
 */
export async function addStarterWhenEmpty(db: RootDatabase): Promise<number> {
  return db.transaction(async (tx) => {
    await lockContentStart(tx);
    const [any] = await tx.select({ id: contentItem.id }).from(contentItem).limit(1);
    return any ? 0 : addMissingStarter(tx);
  });
}

/**
 * Adds those records that the site has no counterpart of, such as a home page.
 * @returns the number of records created
 */
export async function addMissingStarter(tx: TransactionalDatabase): Promise<number> {
  let created = 0;
  for (const record of starterRecords()) {
    if (await hasCounterpart(tx, record)) continue;
    await createItem({ db: tx, actor: starterActor }, record.type, record.data, {
      publish: record.publish,
      trusted: true,
    });
    created += 1;
  }
  return created;
}

/** Only one writer at a time adds the first records: the starter, the demo, or clearing the demo. */
export async function lockContentStart(tx: TransactionalDatabase): Promise<void> {
  // Nodes that start together wait for the lock, which must not time out like a hanging statement.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(7305512002)`);
}

async function hasCounterpart(tx: TransactionalDatabase, { type, data }: StarterRecord): Promise<boolean> {
  const slug = type.slug(data);
  const [found] = await tx
    .select({ id: contentItem.id })
    .from(contentItem)
    .where(
      and(
        eq(contentItem.type, type.name),
        slug === null ? undefined : eq(contentItem.slug, slug),
        isNull(contentItem.trashedAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}
