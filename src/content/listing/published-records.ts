import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { valuesForPublic } from "../publishing/values-for-public";
import { contentTypeNamed } from "../registry";
import { contentItem, contentRevision } from "../tables";

/** Records as published: their values as the public reads them, and their public addresses. */
export async function publishedRecords(
  db: Database,
  where: SQL | undefined,
): Promise<{ id: string; type: string; url: string | null; data: Record<string, unknown> }[]> {
  const isPublished = and(
    eq(contentRevision.itemId, contentItem.id),
    eq(contentRevision.revision, contentItem.publishedRevision),
  );
  const rows = await db
    .select({
      id: contentItem.id,
      type: contentItem.type,
      url: contentItem.publishedUrl,
      data: contentRevision.data,
    })
    .from(contentItem)
    .innerJoin(contentRevision, isPublished)
    .where(where);
  return Promise.all(
    rows.map(async ({ id, type, url, data }) => ({
      id,
      type,
      url,
      data: await valuesForPublic(db, contentTypeNamed(type), data),
    })),
  );
}
