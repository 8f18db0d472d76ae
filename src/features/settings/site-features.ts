import { FEATURES, type Feature } from "~/platform/admin-features";
import type { Database } from "~/platform/database/database";
import { fieldOfFeature } from "./feature-fields";
import { publishedValues } from "./published-values";

/**
 * The features that are on: from the settings, or from the environment if the settings have no choice.
 * @param setUp the features of the environment
 */
export async function siteFeatures(db: Database, setUp: readonly Feature[]): Promise<readonly Feature[]> {
  const values = await publishedValues(db);
  return FEATURES.filter((name) => {
    const choice = name === "settings" ? undefined : values[fieldOfFeature[name]];
    return choice === "on" || (choice !== "off" && setUp.includes(name));
  });
}
