import { and, desc, eq, isNull, lte } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { redirectType } from "../redirects/definition";
import { pathOf } from "../redirects/path-of";
import { contentItem, contentRevision } from "../tables";
import { changeItem } from "./change-item";
import type { ContentContext } from "./content-context";
import { insertItem } from "./insert-item";
import { hidePublicly, showPublicly } from "./show-publicly";
import { type Item, validate } from "./steps";

/**
 * Keeps a record's former public address working: when it changes, a redirect is written. A redirect away
 * from the record's present address is trashed, so that no two form a loop. The person who changes the
 * address needs no permission for redirects; history and audit still name them.
 * @param before the record before the change, null if it is new
 */
export async function keepAddressesReachable(
  context: ContentContext,
  type: ContentType,
  item: Item,
  before: Item | null,
): Promise<void> {
  const url = item.publishedUrl;
  if (url === null) return;
  const obsolete = await redirectFrom(context.db, url);
  if (obsolete) await trashRedirect(context, obsolete);
  const former = before && (before.publishedUrl ?? (await lastAddress(context.db, type, before)));
  if (!former || former === url) return;
  const existing = await redirectFrom(context.db, former);
  const data = validate(redirectType, { from: former, to: url, kind: "301" });
  if (existing) await pointRedirect(context, existing, data);
  else await writeRedirect(context, data);
}

async function writeRedirect(context: ContentContext, data: Item["data"]): Promise<void> {
  await insertItem(
    context,
    redirectType,
    { data, published: true },
    { afterward: (tx, item) => showPublicly(tx, redirectType, item, null) },
  );
}

async function pointRedirect(context: ContentContext, existing: Item, data: Item["data"]): Promise<void> {
  await changeItem(context, redirectType, existing, "published", {
    change: (item, now) => ({
      data,
      publishedRevision: item.revision + 1,
      publishedAt: item.publishedAt ?? now,
    }),
    afterward: (tx, item, before) => showPublicly(tx, redirectType, item, before),
  });
}

async function trashRedirect(context: ContentContext, existing: Item): Promise<void> {
  await changeItem(context, redirectType, existing, "trashed", {
    change: (_, now) => ({ trashedAt: now, publishedRevision: null, publishedAt: null }),
    afterward: (tx, _, before) => hidePublicly(tx, redirectType, before),
  });
}

async function redirectFrom(tx: Database, address: string): Promise<Item | undefined> {
  const isRedirect = eq(contentItem.type, redirectType.name);
  const [item] = await tx
    .select()
    .from(contentItem)
    .where(and(isRedirect, eq(contentItem.slug, pathOf(address)), isNull(contentItem.trashedAt)));
  return item;
}

/** The record's public address before it was unpublished. */
async function lastAddress(tx: Database, type: ContentType, item: Item): Promise<string | null> {
  const isEarlier = lte(contentRevision.revision, item.revision);
  const [last] = await tx
    .select({ data: contentRevision.data })
    .from(contentRevision)
    .where(and(eq(contentRevision.itemId, item.id), eq(contentRevision.action, "published"), isEarlier))
    .orderBy(desc(contentRevision.revision))
    .limit(1);
  return last ? type.url(last.data) : null;
}
