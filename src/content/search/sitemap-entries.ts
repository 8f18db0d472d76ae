import { asc } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { searchDocument } from "../tables";

/** The address of every published record that has a page, and when it last changed. Addresses begin with a slash. */
export async function sitemapEntries(db: Database): Promise<{ url: string; updatedAt: Date }[]> {
  return db
    .select({ url: searchDocument.url, updatedAt: searchDocument.updatedAt })
    .from(searchDocument)
    .orderBy(asc(searchDocument.url));
}
