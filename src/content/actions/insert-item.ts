import { randomUUID } from "node:crypto";
import type { TransactionalDatabase } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { writeIndexes } from "../indexes/write-indexes";
import { contentItem } from "../tables";
import { withVariables } from "../variables/variable-source";
import type { ContentContext } from "./content-context";
import { withFreeSlug } from "./free-slug";
import { refuseTakenSlug } from "./refuse-taken-slug";
import { type Item, recordRevision, requireFreeSlug, searchTextOf } from "./steps";

interface NewItem {
  id?: string | undefined;
  /** Validated values. */
  data: Record<string, unknown>;
  published: boolean;
  /** Whether a number may be added to the slug. */
  suggestsSlug?: boolean | undefined;
}

interface Steps {
  /** @param data the values with their final address */
  beforehand?(tx: TransactionalDatabase, id: string, data: Record<string, unknown>): Promise<void>;
  afterward?(tx: TransactionalDatabase, item: Item): Promise<void>;
}

/** Common steps of creating a record: its row, its first revision, its audit event, and its publication. */
export async function insertItem(
  { db, actor }: ContentContext,
  type: ContentType,
  { id = randomUUID(), data: values, published, suggestsSlug = false }: NewItem,
  { beforehand, afterward }: Steps = {},
): Promise<Item> {
  const write = async (tx: TransactionalDatabase) => {
    const now = new Date();
    const data = await withFreeSlug(tx, type, { id, data: values }, { suggestsSlug });
    const slug = type.slug(data);
    const title = type.title(await withVariables(tx, type, data));
    await requireFreeSlug(tx, type, id, slug);
    await beforehand?.(tx, id, data);
    const [item] = await tx
      .insert(contentItem)
      .values({
        id,
        type: type.name,
        slug,
        title,
        searchText: searchTextOf(title, slug),
        data,
        revision: 1,
        publishedRevision: published ? 1 : null,
        publishedAt: published ? now : null,
        createdAt: now,
        updatedAt: now,
        updatedBy: actor.id,
      })
      .returning();
    if (!item) throw new Error("The insert returned no row.");
    await writeIndexes(tx, type, [item], { isNew: true });
    await recordRevision(tx, actor, type, item, published ? "published" : "created", null);
    await afterward?.(tx, item);
    return item;
  };
  return refuseTakenSlug(type, () => db.transaction(write));
}
