import { eq } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { brandCss } from "./brand";
import type { BrandValues } from "./brand-colors";
import { siteSettings } from "./table";

/** The style sheet with the published colors; empty if none were chosen. */
export async function publishedBrandCss(db: Database): Promise<string> {
  readsAll(siteSettings);
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  return brandCss((row?.data ?? {}) as BrandValues);
}
