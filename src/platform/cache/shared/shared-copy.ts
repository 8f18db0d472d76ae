import { keysOfPage } from "./surrogate-keys";

/** The headers of a page that shared caches may keep. */
export const SHARED_HEADERS = ["surrogate-key", "cdn-cache-control"] as const;

/** How long shared caches between the site and its visitors may use a page, in seconds. */
export interface SharedCaching {
  seconds: number;
  /** How much longer they may use it while the site does not respond. */
  staleSeconds: number;
}

/** The headers that tell shared caches how long they may use a page. */
export interface SharedCopy {
  /**
   * Call it for each response: the time that is left decreases, because no page is fresh after its
   * `expiresAt`.
   */
  headers(): Record<(typeof SHARED_HEADERS)[number], string>;
}

/** The properties of a page that determine its headers. */
interface Kept {
  tags: ReadonlySet<string>;
  expiresAt: Date | undefined;
}

/**
 * The page's surrogate keys, and targeted cache control (RFC 9213). `Cache-Control` still makes browsers, and
 * caches that cannot be purged, revalidate each time.
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
