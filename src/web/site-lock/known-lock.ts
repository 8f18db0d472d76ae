import { SITE_LOCK_TAG, type SiteLock, siteLock } from "~/domain/site-lock/site-lock";
import { type Known, known } from "~/platform/cache/known";
import type { RootDatabase } from "~/platform/database/database";

/** Whether the site is locked. */
export type KnownLock = Known<SiteLock | null>;

export function knownLock(db: RootDatabase): KnownLock {
  return known(() => siteLock(db), SITE_LOCK_TAG);
}
