import { eq } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import { FEATURES, type Feature } from "~/platform/admin-features";
import type { Database } from "~/platform/database/database";
import { fieldOfFeature } from "./feature-fields";
import { siteSettings } from "./table";

/**
 * The features that are on: by the settings, or, if they do not say, by the environment.
 * @param setUp the features of the environment
 */
export async function siteFeatures(db: Database, setUp: readonly Feature[]): Promise<readonly Feature[]> {
  readsAll(siteSettings);
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  return FEATURES.filter((name) => {
    const said = name === "settings" ? undefined : row?.data[fieldOfFeature[name]];
    return said === "on" || (said !== "off" && setUp.includes(name));
  });
}
