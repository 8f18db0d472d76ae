import type { ContentType } from "~/content/define-content-type";
import { revisionOf } from "~/content/history/revisions";
import type { Item } from "~/content/item-schemas";
import { presentItem } from "~/content/listing/present-items";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";

/**
 * A record as every endpoint returns it, with the parts of referenced records that the actor may see.
 * @throws AppError NOT_FOUND
 */
export async function itemOf(
  db: Database,
  actor: Actor,
  type: ContentType,
  id: string,
): Promise<{ item: Item }> {
  const item = await presentItem(db, actor, type, id);
  if (!item) throw new AppError("NOT_FOUND", `There is no such ${type.label.one.toLowerCase()}.`);
  return { item };
}

/**
 * The record after a save. A save that is repeated gets the revision that it wrote, even if a colleague has
 * written a newer one since: the editor then compares the newer one with it.
 * @throws AppError NOT_FOUND
 */
export async function itemAt(
  db: Database,
  actor: Actor,
  type: ContentType,
  { id, revision }: { id: string; revision: number },
): Promise<Item> {
  const { item } = await itemOf(db, actor, type, id);
  if (item.revision === revision) return item;
  const { data } = await revisionOf(db, actor, type, id, revision);
  return { ...item, revision, data };
}
