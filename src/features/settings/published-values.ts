import { eq } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { siteSettings } from "./table";

/** Whether a row of `siteSettings` is the row of the published settings, the only one. */
export const isPublishedSettings = eq(siteSettings.slug, "site");

/**
 * The published settings by field name, and registers that they were read. Empty before anything was published. A value
 * may be missing or come from an earlier release: parse it with its field's schema.
 */
export async function publishedValues(db: Database): Promise<Record<string, unknown>> {
  readsAll(siteSettings);
  const [row] = await db.select({ data: siteSettings.data }).from(siteSettings).where(isPublishedSettings);
  return row?.data ?? {};
}
