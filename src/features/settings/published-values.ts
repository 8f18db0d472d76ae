import { eq } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { siteSettings } from "./table";

/** Condition: the row has the published settings. There is only one such row. */
export const isPublishedSettings = eq(siteSettings.slug, "site");

/**
 * The published settings by field name. Registers that they were read. Empty if nothing was published yet. A value may
 * be missing or from an earlier release, so parse it with its field's schema.
 */
export async function publishedValues(db: Database): Promise<Record<string, unknown>> {
  readsAll(siteSettings);
  const [row] = await db.select({ data: siteSettings.data }).from(siteSettings).where(isPublishedSettings);
  return row?.data ?? {};
}
