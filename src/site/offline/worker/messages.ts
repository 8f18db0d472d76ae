/** What a page tells the service worker. */
export type PageMessage =
  /** A newer worker waits: it may take over. */
  | { type: "SKIP_WAITING" }
  /** The page at that path is shown, and the worker did not bring it. */
  | { type: "PAGE_SHOWN"; path: string }
  /**
   * Asked with a port, which is answered with `HowAnswered`: once at least, the last one holds. `keptAt` is what the page was told before:
   * the worker forgets it when the browser stops the worker.
   */
  | { type: "HOW_ANSWERED"; keptAt: number | null };

export interface HowAnswered {
  /** When the page was kept, in ms since 1970; null where it came from the hospital. */
  keptAt: number | null;
  incident: Incident | null;
  /** Whether the hospital said so within the last minute. Otherwise it is what it said last. */
  isCurrent: boolean;
}

/** What the hospital tells everybody at once, as `GET /incident.json` says it. */
export interface Incident {
  title: string;
  text: string;
  /** Where more is said; empty where nowhere. */
  url: string;
  /** When it ends by itself, ISO 8601. */
  until: string | null;
}

/** Null for whatever is no message of a page's. */
export function readMessage(data: unknown): PageMessage | null {
  const { type, path, keptAt } = (data ?? {}) as { type?: unknown; path?: unknown; keptAt?: unknown };
  if (type === "SKIP_WAITING") return { type };
  if (type === "HOW_ANSWERED") return { type, keptAt: typeof keptAt === "number" ? keptAt : null };
  return type === "PAGE_SHOWN" && typeof path === "string" ? { type, path } : null;
}
