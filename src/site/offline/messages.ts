/** Messages from a page to the service worker. */
export type PageMessage =
  /** A newer worker waits and may take over. */
  | { type: "SKIP_WAITING" }
  /** The page at that path is shown, and the worker did not serve it. */
  | { type: "PAGE_SHOWN"; path: string }
  /**
   * Sent with a port, which receives `PageSource` at least once; the last one counts. `keptAt` is the value that the
   * page got before, because the worker loses it when the browser stops the worker.
   */
  | { type: "HOW_ANSWERED"; keptAt: number | null };

export interface PageSource {
  /** When the page was kept, in ms since 1970; null if it came from the network. */
  keptAt: number | null;
  /** The emergency notice, under the name by which pages of earlier releases read it. */
  incident: EmergencyNotice | null;
  /** Whether the site said so within the last minute. Otherwise it is the last known notice. */
  isCurrent: boolean;
}

/** The hospital's emergency notice, as the server sends it (`EMERGENCY_NOTICE`). */
export interface EmergencyNotice {
  title: string;
  text: string;
  /** A page with details; empty if there is none. */
  url: string;
  /** When it ends automatically, ISO 8601. */
  until: string | null;
}

/** Null for anything that is not a page's message. */
export function readMessage(data: unknown): PageMessage | null {
  const { type, path, keptAt } = (data ?? {}) as { type?: unknown; path?: unknown; keptAt?: unknown };
  if (type === "SKIP_WAITING") return { type };
  if (type === "HOW_ANSWERED") return { type, keptAt: typeof keptAt === "number" ? keptAt : null };
  return type === "PAGE_SHOWN" && typeof path === "string" ? { type, path } : null;
}
