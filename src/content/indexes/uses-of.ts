import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ItemStatus, Use } from "../description";
import { contentItem, contentReference } from "../tables";

export type StoredUse = Omit<Use, "apiName"> & { status: ItemStatus };

/** The records outside the trash that refer to this one, in their working copy or in public; at most 500. */
export async function usesOf(db: Database, id: string): Promise<StoredUse[]> {
  return db
    .select({
      id: contentItem.id,
      type: contentItem.type,
      title: contentItem.title,
      status: contentItem.status,
      live: sql<boolean>`bool_or(${contentReference.live})`,
    })
    .from(contentReference)
    .innerJoin(contentItem, eq(contentItem.id, contentReference.itemId))
    .where(eq(contentReference.targetId, id))
    .groupBy(contentItem.id)
    .orderBy(asc(contentItem.type), asc(contentItem.title))
    .limit(500);
}
