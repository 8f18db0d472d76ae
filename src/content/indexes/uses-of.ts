import { eq, sql } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { Use } from "../item-schemas";
import { visibleRecords } from "../listing/visible-records";
import { mayOpen } from "../may-open";
import { contentTypeNamed } from "../registry";
import { contentReference } from "../tables";

export type StoredUse = Omit<Use, "apiName">;

export interface Uses {
  /** Ordered by type and title. */
  uses: StoredUse[];
  /** Number of further uses that the reader may not see. */
  hidden: number;
}

/**
 * The records outside the trash that refer to this one, in their working copy or in public; at most 500.
 * Records that the reader may not open are listed only if they refer to it in public.
 */
export async function usesOf(db: Database, actor: Actor, id: string): Promise<Uses> {
  const holders = await db
    .select({ id: contentReference.itemId, live: sql<boolean>`bool_or(${contentReference.live})` })
    .from(contentReference)
    .where(eq(contentReference.targetId, id))
    .groupBy(contentReference.itemId)
    .orderBy(contentReference.itemId)
    .limit(500);
  const records = await visibleRecords(
    db,
    actor,
    holders.map((holder) => holder.id),
  );
  const uses = holders.flatMap(({ id: holderId, live }) => {
    const record = records.get(holderId);
    if (!record || record.isHidden) return [];
    const { type, title, status } = record;
    if (!live && !mayOpen(actor, contentTypeNamed(type))) return [];
    return [{ id: holderId, type, title, status, live }];
  });
  uses.sort((a, b) => a.type.localeCompare(b.type, "en") || a.title.localeCompare(b.title, "en"));
  return { uses, hidden: holders.length - uses.length };
}
