import type { Visibility } from "~/content/visibility/visibility";
import type { Env } from "~/env";
import { type Known, known } from "~/platform/cache/known";
import type { RootDatabase } from "~/platform/database/database";
import { currentVisibility, VISIBILITY_TAGS } from "./current-visibility";

/** Which features are on, and what that hides from visitors. */
export type KnownVisibility = Known<Visibility>;

export function knownVisibility(db: RootDatabase, env: Env): KnownVisibility {
  return known(() => currentVisibility(db, env.ADMIN_FEATURES), ...VISIBILITY_TAGS);
}
