import { createHash } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { ContentType, Relation } from "./define-content-type";
import type { RelationList } from "./item-schemas";
import { visibleRecords } from "./listing/visible-records";
import { contentTypeNamed } from "./registry";
import { contentItem, contentReference, contentRelationOrder } from "./tables";

/** @throws AppError NOT_FOUND if the type has no relation of that name */
export function relationNamed(type: ContentType, name: string): Relation & { holderType: ContentType } {
  const relation = type.relations?.find((one) => one.name === name);
  if (!relation) throw new AppError("NOT_FOUND", "There is no such relation.");
  return { ...relation, holderType: contentTypeNamed(relation.holder) };
}

/**
 * The records that refer to the record in their working copy; those without an order come last, by title.
 * A person who may not open them gets the public ones.
 */
export async function readRelation(
  db: Database,
  actor: Actor,
  relation: Relation,
  ownerId: string,
): Promise<RelationList> {
  const { id, revision } = contentItem;
  const rows = await db
    .select({ id, revision })
    .from(contentReference)
    .innerJoin(contentItem, and(eq(id, contentReference.itemId), eq(contentItem.type, relation.holder)))
    .leftJoin(
      contentRelationOrder,
      and(
        eq(contentRelationOrder.ownerId, ownerId),
        eq(contentRelationOrder.name, relation.name),
        eq(contentRelationOrder.targetId, id),
      ),
    )
    .where(
      and(
        eq(contentReference.targetId, ownerId),
        eq(contentReference.live, false),
        eq(contentReference.name, relation.field),
      ),
    )
    .orderBy(sql`${contentRelationOrder.position} nulls last`, asc(contentItem.searchText));
  const records = await visibleRecords(
    db,
    actor,
    rows.map((row) => row.id),
  );
  const items = rows.flatMap((row) => {
    const record = records.get(row.id);
    if (!record || record.isHidden) return [];
    return [{ id: row.id, revision: row.revision, title: record.title, status: record.status }];
  });
  const version = createHash("sha256")
    .update(rows.map((row) => row.id).join())
    .digest("base64url")
    .slice(0, 16);
  return { items, version };
}
