import { siteFeatures } from "~/content/types/settings/site-features";
import type { Env } from "~/env";
import type { Feature } from "~/platform/admin-features";
import { type Known, known } from "~/platform/cache/known";
import type { RootDatabase } from "~/platform/database/database";

/** Which features of the admin area are on. */
export type KnownFeatures = Known<readonly Feature[]>;

export function knownFeatures(db: RootDatabase, env: Env): KnownFeatures {
  return known(() => siteFeatures(db, env.ADMIN_FEATURES), "settings");
}
