import type { CachedPage } from "~/platform/cache/cached-page";
import type { WebContext } from "../hono-env";

/** A page that was kept from before the database went away. */
export interface StalePage {
  /** Under which it is kept. */
  address: string;
  page: CachedPage;
  /** Until when it was known to be right. */
  trueUntil: Date;
}

/** Answers with such a page. */
export type SendStale = (c: WebContext, stale: StalePage) => Promise<Response>;
