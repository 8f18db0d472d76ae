import { type Known, known } from "~/platform/cache/known";
import type { RootDatabase } from "~/platform/database/database";
import { SITE_LOCK_TAG, type SiteLock, siteLock } from "./site-lock";

/** Whether the site is locked. */
export type KnownLock = Known<SiteLock | null>;

declare module "~/server/kept-services" {
  interface KeptServices {
    lock: KnownLock;
  }
}

export function knownLock(db: RootDatabase): KnownLock {
  return known(() => siteLock(db), SITE_LOCK_TAG);
}
