import { asc, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { readsSearchIndex } from "../reads";
import { searchDocument } from "../tables";
import type { Visibility } from "../visibility/visibility";
import { isShownAddress } from "./is-shown-address";

/**
 * The address of every published record with a page that visitors may find, and when it last changed.
 * Addresses begin with a slash.
 */
export async function sitemapEntries(
  db: Database,
  { addresses: { hidden, kept: visible } }: Visibility,
): Promise<{ url: string; updatedAt: Date }[]> {
  readsSearchIndex();
  return db
    .select({ url: searchDocument.url, updatedAt: searchDocument.updatedAt })
    .from(searchDocument)
    .where(
      isShownAddress(
        sql`${searchDocument.url}`,
        sql`${sql.param([...hidden])}`,
        sql`${sql.param([...visible])}`,
      ),
    )
    .orderBy(asc(searchDocument.url));
}
