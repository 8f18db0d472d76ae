import { and, eq, isNull } from "drizzle-orm";
import type { ContentType } from "~/content/define-content-type";
import { leafFields } from "~/content/fields/leaf-fields";
import { contentTypes } from "~/content/registry";
import { contentItem, contentRevision } from "~/content/tables";
import type { Database, RootDatabase } from "~/platform/database/database";
import { linkUse } from "./table";

/** A longer string is not an address that a person wrote. */
const MAX_HREF_LENGTH = 1_000;
const ROWS_AT_ONCE = 5_000;

type LinkUse = typeof linkUse.$inferInsert;

/** Rewrites the table of links in published records, including menus and settings. */
export async function collectLinks(db: RootDatabase): Promise<void> {
  const uses: LinkUse[] = [];
  for (const type of contentTypes()) uses.push(...(await usesOf(db, type)));
  await db.transaction(async (tx) => {
    await tx.delete(linkUse);
    for (let start = 0; start < uses.length; start += ROWS_AT_ONCE)
      await tx
        .insert(linkUse)
        .values(uses.slice(start, start + ROWS_AT_ONCE))
        .onConflictDoNothing();
  });
}

async function usesOf(db: Database, type: ContentType): Promise<LinkUse[]> {
  const isPublicRevision = and(
    eq(contentRevision.itemId, contentItem.id),
    eq(contentRevision.revision, contentItem.publishedRevision),
  );
  const rows = await db
    .select({ id: contentItem.id, data: contentRevision.data })
    .from(contentItem)
    .innerJoin(contentRevision, isPublicRevision)
    .where(and(eq(contentItem.type, type.name), isNull(contentItem.trashedAt)));
  return rows.flatMap(({ id, data }) =>
    leafFields(type.fields, data).flatMap(({ path, field, value }) =>
      field
        .links(value)
        .filter((href) => href !== "" && href.length <= MAX_HREF_LENGTH)
        .map((href) => ({ itemId: id, href, name: path.split(".")[0] ?? path })),
    ),
  );
}
