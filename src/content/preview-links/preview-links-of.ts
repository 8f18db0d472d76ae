import { and, desc, eq, gt } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { previewLink } from "./table";

/** The valid preview links of a record, newest first. */
export async function previewLinksOf(db: Database, itemId: string, now: Date) {
  const found = await db
    .select()
    .from(previewLink)
    .where(and(eq(previewLink.itemId, itemId), gt(previewLink.expiresAt, now)))
    .orderBy(desc(previewLink.createdAt));
  return found.map(({ id, createdBy, createdAt, expiresAt }) => ({
    id,
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
