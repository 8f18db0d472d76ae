import { and, asc, eq, gt, lte, ne } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { Presence } from "./item-schemas";
import { contentPresence } from "./tables";

/** Without a heartbeat for this long, a person has closed the record. */
const EXPIRES_MS = 30_000;

/**
 * Records that someone has a record open, and returns who else has, in the order they opened it. It locks
 * nothing: it only makes people aware of each other.
 */
export async function heartbeat(
  db: Database,
  itemId: string,
  person: { id: string; name: string },
  now: Date,
): Promise<Presence[]> {
  const expired = new Date(now.getTime() - EXPIRES_MS);
  await db
    .delete(contentPresence)
    .where(and(eq(contentPresence.itemId, itemId), lte(contentPresence.seenAt, expired)));
  await db
    .insert(contentPresence)
    .values({ itemId, userId: person.id, name: person.name, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [contentPresence.itemId, contentPresence.userId],
      set: { seenAt: now, name: person.name },
    });
  const others = await db
    .select({ userId: contentPresence.userId, name: contentPresence.name, since: contentPresence.since })
    .from(contentPresence)
    .where(
      and(
        eq(contentPresence.itemId, itemId),
        ne(contentPresence.userId, person.id),
        gt(contentPresence.seenAt, expired),
      ),
    )
    .orderBy(asc(contentPresence.since));
  return others.map(({ since, ...other }) => ({ ...other, since: since.toISOString() }));
}

/** Removes a person's presence immediately, without waiting for it to expire. */
export async function endPresence(db: Database, itemId: string, userId: string): Promise<void> {
  await db
    .delete(contentPresence)
    .where(and(eq(contentPresence.itemId, itemId), eq(contentPresence.userId, userId)));
}
