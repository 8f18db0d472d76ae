import { keysOfPage } from "./surrogate-keys";

/** The headers of a page that shared caches may keep. */
export const SHARED_HEADERS = ["surrogate-key", "cdn-cache-control"] as const;

/** How long shared caches between the site and its visitors may use a page, in seconds. */
export interface SharedCaching {
  seconds: number;
  /** For how much longer while the site does not respond. */
  staleSeconds: number;
}

/** What the responses of a page say to shared caches. */
export interface SharedCopy {
  /** Changes with time: a page is never fresh for longer than what it says is true. */
  headers(): Record<(typeof SHARED_HEADERS)[number], string>;
}

/** The part of a page that decides. */
interface Kept {
  tags: ReadonlySet<string>;
  expiresAt: Date | undefined;
}

/**
 * The headers are those of the page's keys, and of targeted cache control (RFC 9213): `Cache-Control` still tells
 * browsers, and caches that cannot be purged, to ask each time.
 */
export function sharedCopy(caching: SharedCaching, { tags, expiresAt }: Kept, now: () => Date): SharedCopy {
  const keys = keysOfPage(tags).join(" ");
  return {
    headers() {
      const left = expiresAt
        ? Math.floor((expiresAt.getTime() - now().getTime()) / 1_000)
        : Number.POSITIVE_INFINITY;
      const seconds = Math.max(0, Math.min(caching.seconds, left));
      return {
        "surrogate-key": keys,
        "cdn-cache-control": `max-age=${seconds}, stale-if-error=${caching.staleSeconds}`,
      };
    },
  };
}
