import { and, eq, inArray, sql } from "drizzle-orm";
import { announceTags } from "~/platform/cache/announce-tags";
import type { TransactionalDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { ContentType } from "../define-content-type";
import type { RelationList } from "../item-schemas";
import { readRelation, relationNamed } from "../read-relation";
import { listOfTag } from "../reads";
import { contentItem, contentRelationOrder } from "../tables";
import type { ContentContext } from "./content-context";
import { publishItem } from "./publish-item";
import { recordContentEvent } from "./record-content-event";
import { saveDraft } from "./save-draft";
import { authorize, type Item } from "./steps";

/**
 * Changes which records refer to this one, and the order in which this one lists them. Each record that
 * starts or stops referring to it is changed by the same actions as in its own form: permission, revision,
 * audit. A record that is public without pending changes is published too, so that the list is correct
 * immediately; one with pending changes keeps them, and this change becomes public with them. Either
 * everything succeeds, or nothing changes.
 * @param owner the record whose list it is, and the `version` of the list that the caller read
 * @param ids the complete new list, in order
 * @throws AppError FORBIDDEN (for the other type), NOT_FOUND, REVISION_CONFLICT if the list has changed,
 * VALIDATION_FAILED
 */
export async function changeRelation(
  { db, actor }: ContentContext,
  type: ContentType,
  owner: { id: string; relation: string; version: string },
  ids: string[],
): Promise<RelationList> {
  const relation = relationNamed(type, owner.relation);
  const { holderType, field } = relation;
  authorize(actor, holderType, "draft");
  return db.transaction(async (tx) => {
    const context: ContentContext = { db: tx, actor };
    await lockOwner(tx, type, owner.id);
    const before = await readRelation(tx, actor, relation, owner.id);
    if (before.version !== owner.version)
      throw new AppError("REVISION_CONFLICT", "Another person changed this list after you opened it.", {
        details: { version: before.version },
      });
    const uniqueIds = [...new Set(ids)];
    const had = new Set(before.items.map((item) => item.id));
    const added = uniqueIds.filter((id) => !had.has(id));
    const removed = [...had].filter((id) => !uniqueIds.includes(id));
    await writeOrder(tx, owner, uniqueIds);
    for (const holder of await holders(tx, holderType, [...added, ...removed])) {
      const current = (holder.data[field] as string[] | undefined) ?? [];
      const without = current.filter((id) => id !== owner.id);
      const value = added.includes(holder.id) ? [...without, owner.id] : without;
      await saveAndPublish(context, holderType, holder, { [field]: value });
    }
    await showOrder(tx, type, owner, relation.holder);
    await recordContentEvent(
      tx,
      actor,
      type,
      { list: owner.relation },
      {
        id: owner.id,
        before: { [owner.relation]: before.items.map((item) => item.id) },
        after: { [owner.relation]: uniqueIds },
      },
    );
    return readRelation(tx, actor, relation, owner.id);
  });
}

async function lockOwner(tx: TransactionalDatabase, type: ContentType, id: string): Promise<void> {
  const [item] = await tx
    .select({ trashedAt: contentItem.trashedAt })
    .from(contentItem)
    .where(and(eq(contentItem.id, id), eq(contentItem.type, type.name)))
    .for("update");
  if (!item) throw new AppError("NOT_FOUND", `There is no such ${type.label.one.toLowerCase()}.`);
  if (item.trashedAt)
    throw new AppError("BAD_REQUEST", "Take the record out of the trash before changing it.");
}

/** Locks them in a fixed order, so that two lists with the same records do not deadlock. */
async function holders(tx: TransactionalDatabase, type: ContentType, ids: string[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const items = await tx
    .select()
    .from(contentItem)
    .where(and(inArray(contentItem.id, ids), eq(contentItem.type, type.name)))
    .orderBy(contentItem.id)
    .for("update");
  const usable = items.filter((item) => item.trashedAt === null);
  if (usable.length < ids.length)
    throw new AppError("VALIDATION_FAILED", "Some of these records no longer exist.", {
      errors: [{ propertyName: "ids", message: `Choose ${type.label.many.toLowerCase()} that exist.` }],
    });
  return usable;
}

async function saveAndPublish(
  context: ContentContext,
  type: ContentType,
  holder: Item,
  changes: Record<string, unknown>,
): Promise<void> {
  const saved = await saveDraft(context, type, holder, changes);
  if (holder.status !== "live") return;
  try {
    await publishItem(context, type, saved);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "VALIDATION_FAILED") throw error;
    const problems = error.more.errors?.map((one) => one.message).join(" ") ?? error.message;
    throw new AppError("VALIDATION_FAILED", "This list could not be saved.", {
      errors: [{ propertyName: "ids", message: `“${holder.title}”: ${problems}` }],
    });
  }
}

async function writeOrder(
  tx: TransactionalDatabase,
  { id, relation }: { id: string; relation: string },
  targets: string[],
): Promise<void> {
  await tx
    .delete(contentRelationOrder)
    .where(and(eq(contentRelationOrder.ownerId, id), eq(contentRelationOrder.name, relation)));
  if (targets.length === 0) return;
  await tx
    .insert(contentRelationOrder)
    .values(targets.map((targetId, position) => ({ ownerId: id, name: relation, targetId, position })));
}

/** Publishes an order that changed although no record did: the link rows contain the position. */
async function showOrder(
  tx: TransactionalDatabase,
  type: ContentType,
  { id, relation }: { id: string; relation: string },
  holder: string,
): Promise<void> {
  const link = type.relations?.find((one) => one.name === relation)?.link;
  if (!link) return;
  const { table, owner, target, position } = link;
  await tx.execute(sql`
    update ${table} set ${sql.identifier(position)} = (
      select o.position from ${contentRelationOrder} o
      where o.owner_id = ${id} and o.name = ${relation} and o.target_id = ${table}.${sql.identifier(target)})
    where ${table}.${sql.identifier(owner)} = ${id}`);
  await announceTags(tx, [listOfTag(holder, id)]);
}
