import { eq } from "drizzle-orm";
import { FEATURES, type Feature } from "~/platform/admin-features";
import type { Database } from "~/platform/database/database";
import type { featureFields } from "./feature-fields";
import { siteSettings } from "./table";

/** Those that the settings name; the settings themselves are always as they were set up. */
const FIELDS: { [Name in Exclude<Feature, "settings">]: keyof typeof featureFields } = {
  profile: "featureProfile",
  navigation: "featureNavigation",
  footer: "featureFooter",
  blog: "featureBlog",
  events: "featureEvents",
  news: "featureNews",
  forms: "featureForms",
  search: "featureSearch",
  redirects: "featureRedirects",
  analytics: "featureAnalytics",
};

/**
 * Which features are on: what the settings say, and where they say nothing, how the site was set up.
 * @param setUp what the environment says
 */
export async function siteFeatures(db: Database, setUp: readonly Feature[]): Promise<readonly Feature[]> {
  const [row] = await db
    .select({ data: siteSettings.data })
    .from(siteSettings)
    .where(eq(siteSettings.slug, "site"));
  return FEATURES.filter((name) => {
    const said = name === "settings" ? undefined : row?.data[FIELDS[name]];
    return said === "on" || (said !== "off" && setUp.includes(name));
  });
}
