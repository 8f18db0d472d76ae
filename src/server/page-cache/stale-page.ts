import type { CachedPage } from "~/platform/cache/cached-page";
import type { WebContext } from "../hono-env";

/** A page that was cached before the database went away. */
export interface StalePage {
  /** Its address in the cache. */
  address: string;
  page: CachedPage;
  /** When it was last known to be correct. */
  trueUntil: Date;
}

export type SendStale = (c: WebContext, stale: StalePage) => Promise<Response>;
