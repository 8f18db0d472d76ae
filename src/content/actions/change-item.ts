import { eq } from "drizzle-orm";
import type { TransactionalDatabase } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { writeIndexes } from "../indexes/write-indexes";
import { contentItem } from "../tables";
import { withVariables } from "../variables/variable-source";
import type { ContentContext } from "./content-context";
import { withFreeSlug } from "./free-slug";
import type { ContentVerb } from "./record-content-event";
import { refuseTakenSlug } from "./refuse-taken-slug";
import { type Item, lockItem, recordRevision, requireFreeSlug, searchTextOf } from "./steps";

type Change = Partial<
  Pick<
    Item,
    | "data"
    | "publishedRevision"
    | "publishedAt"
    | "publishedUrl"
    | "trashedAt"
    | "reviewRequestedAt"
    | "withdrawnRevision"
    | "withdrawnPublishedAt"
  >
>;

/** Callbacks within the transaction of a change: before the write, and after it to update the public site. */
interface Steps {
  /** Whether a number may be added to the changed slug. */
  suggestsSlug?: boolean;
  change(item: Item, now: Date, tx: TransactionalDatabase): Change | Promise<Change>;
  afterward?(tx: TransactionalDatabase, item: Item, before: Item): Promise<void>;
}

/**
 * Common steps of every change to an existing record, in one transaction: lock the record at the revision
 * that the caller read, write the next revision, record history and audit, then update the public site.
 */
export async function changeItem(
  { db, actor }: ContentContext,
  type: ContentType,
  target: { id: string; revision: number },
  action: ContentVerb,
  { change, afterward, suggestsSlug = false }: Steps,
): Promise<Item> {
  const write = async (tx: TransactionalDatabase) => {
    const before = await lockItem(tx, type, target.id, target.revision);
    const now = new Date();
    const changed = await change(before, now, tx);
    const { status: _, ...next } = { ...before, ...changed };
    if (changed.data) {
      const changing = { id: before.id, data: next.data, before: before.slug };
      next.data = await withFreeSlug(tx, type, changing, { suggestsSlug });
    }
    const slug = type.slug(next.data);
    const title = type.title(await withVariables(tx, type, next.data));
    if (next.trashedAt === null) await requireFreeSlug(tx, type, before.id, slug);
    const [item] = await tx
      .update(contentItem)
      .set({
        ...next,
        slug,
        title,
        searchText: searchTextOf(title, slug),
        revision: before.revision + 1,
        updatedAt: now,
        updatedBy: actor.id,
      })
      .where(eq(contentItem.id, before.id))
      .returning();
    if (!item) throw new Error("The locked row disappeared.");
    await writeIndexes(tx, type, [item]);
    await recordRevision(tx, actor, type, item, action, before.data);
    await afterward?.(tx, item, before);
    return item;
  };
  return refuseTakenSlug(type, () => db.transaction(write));
}
