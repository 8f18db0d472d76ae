import { inArray } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { contentTypeNamed, contentTypes } from "../registry";
import { contentItem, contentReference, contentRelationOrder } from "../tables";
import { hidePublicly } from "./show-publicly";
import type { Item } from "./steps";

/**
 * Deletes records for good, with their history, in the caller's transaction: from the site, its search, and the lists
 * of staff. The caller has checked the permission, locked the rows, and records the audit event.
 */
export async function deleteItems(tx: Database, items: readonly Item[]): Promise<void> {
  if (items.length === 0) return;
  const ids = items.map(({ id }) => id);
  // First mark all of them as not public, because unpublishing one may rewrite the published rows of another.
  const hidden = { publishedRevision: null, publishedAt: null, publishedUrl: null };
  await tx.update(contentItem).set(hidden).where(inArray(contentItem.id, ids));
  for (const item of referringFirst(items)) {
    if (item.publishedRevision !== null) await hidePublicly(tx, contentTypeNamed(item.type), item);
  }
  await tx.delete(contentRelationOrder).where(inArray(contentRelationOrder.targetId, ids));
  await tx.delete(contentReference).where(inArray(contentReference.targetId, ids));
  // Revisions, index rows, and schedules are deleted with the record.
  await tx.delete(contentItem).where(inArray(contentItem.id, ids));
}

/** Published rows of a type may depend on those of the types that it refers to. */
function referringFirst(items: readonly Item[]): Item[] {
  const order = new Map(contentTypes().map(({ name }, at) => [name, at]));
  return items.toSorted((a, b) => (order.get(b.type) ?? 0) - (order.get(a.type) ?? 0));
}
