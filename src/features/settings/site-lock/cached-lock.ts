import { type Cached, cached } from "~/platform/cache/cached";
import type { RootDatabase } from "~/platform/database/database";
import { type SiteLock, siteLock } from "./site-lock";

export type CachedLock = Cached<SiteLock | null>;

declare module "~/server/cached-services" {
  interface CachedServices {
    lock: CachedLock;
  }
}

export function cachedLock(db: RootDatabase): CachedLock {
  return cached(() => siteLock(db));
}
