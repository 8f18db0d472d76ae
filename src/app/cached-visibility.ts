import type { Visibility } from "~/content/visibility/visibility";
import type { Env } from "~/env";
import { type Cached, cached } from "~/platform/cache/cached";
import type { RootDatabase } from "~/platform/database/database";
import { currentVisibility } from "./current-visibility";

/** Which features are on, and what that hides from visitors. */
export type CachedVisibility = Cached<Visibility>;

export function cachedVisibility(db: RootDatabase, env: Env): CachedVisibility {
  return cached(() => currentVisibility(db, env.ADMIN_FEATURES));
}
