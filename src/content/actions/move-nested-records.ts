import { and, asc, eq, isNull, like } from "drizzle-orm";
import type { ContentType } from "../define-content-type";
import { contentItem, contentRevision } from "../tables";
import { changeItem } from "./change-item";
import type { ContentContext } from "./content-context";
import { keepAddressesReachable } from "./keep-addresses-reachable";
import { showPublicly } from "./show-publicly";
import type { Item } from "./steps";

type Values = Record<string, unknown>;

/**
 * Moves every record whose address is below a record's public one, both drafts and published values, with a
 * redirect from each former public address. Unpublished changes stay unpublished.
 * @param before the record before the change
 * @throws AppError SLUG_TAKEN if another record has an address that one of them would get
 */
export async function moveNestedRecords(
  context: ContentContext,
  type: ContentType,
  item: Item,
  before: Item,
): Promise<void> {
  const { slugField } = type;
  const [from, to] = [before.publishedUrl, item.publishedUrl];
  if (!type.nested || !slugField || !from || !to || from === to || from === "/") return;
  const below = await context.db
    .select()
    .from(contentItem)
    .where(
      and(
        eq(contentItem.type, type.name),
        like(contentItem.slug, `${from}/%`),
        isNull(contentItem.trashedAt),
      ),
    )
    .orderBy(asc(contentItem.slug));
  const moved = (data: Values): Values => {
    const address = String(data[slugField] ?? "");
    return address.startsWith(`${from}/`) ? { ...data, [slugField]: to + address.slice(from.length) } : data;
  };
  for (const one of below) await move(context, type, one, moved);
}

async function move(
  context: ContentContext,
  type: ContentType,
  item: Item,
  moved: (data: Values) => Values,
): Promise<void> {
  if (item.publishedRevision === null) {
    await changeItem(context, type, item, "moved", { change: ({ data }) => ({ data: moved(data) }) });
    return;
  }
  const isAhead = item.publishedRevision !== item.revision;
  const publicly = isAhead ? await revisionData(context, item) : item.data;
  const shown = await changeItem(context, type, item, "published", {
    change: ({ revision }) => ({ data: moved(publicly), publishedRevision: revision + 1 }),
    async afterward(tx, changed, before) {
      await showPublicly(tx, type, changed, before);
      await keepAddressesReachable({ ...context, db: tx }, type, changed, before);
    },
  });
  if (isAhead)
    await changeItem(context, type, shown, "moved", { change: () => ({ data: moved(item.data) }) });
}

async function revisionData({ db }: ContentContext, { id, publishedRevision }: Item): Promise<Values> {
  const [found] = await db
    .select({ data: contentRevision.data })
    .from(contentRevision)
    .where(and(eq(contentRevision.itemId, id), eq(contentRevision.revision, publishedRevision ?? 0)));
  if (!found) throw new Error("A published revision is not in the history.");
  return found.data;
}
