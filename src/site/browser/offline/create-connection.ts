/** How often to ask, while the hospital does not respond. */
const RETRY_MS = 5_000;

export interface ConnectionSurroundings {
  /** False if the browser reports no network. True means little: a hotel's Wi-Fi may not reach the internet. */
  hasNetwork(): boolean;
  /** Requests the hospital's own server, and returns whether it responds. */
  ask(): Promise<boolean>;
  /**
   * Calls `tell` whenever the network comes or goes, and when the page becomes visible again. Returns a
   * function that stops it.
   */
  onChange(tell: () => void): () => void;
}

/**
 * Tracks whether the hospital can be reached, for everything on a page that depends on it. It is offline if
 * the browser reports no network, if the page itself is a kept copy, or after a failed request; it is online
 * again only after the hospital has responded. Runs while there are listeners.
 */
export function createConnection({ hasNetwork, ask, onChange }: ConnectionSurroundings) {
  const listeners = new Set<() => void>();
  let offline = false;
  let asking: ReturnType<typeof setInterval> | undefined;
  let stopHearing: (() => void) | undefined;

  function set(next: boolean): void {
    if (offline === next) return;
    offline = next;
    keepAsking();
    for (const tell of listeners) tell();
  }

  function keepAsking(): void {
    clearInterval(asking);
    asking = offline && listeners.size > 0 ? setInterval(look, RETRY_MS) : undefined;
  }

  async function look(): Promise<void> {
    set(!(hasNetwork() && (await ask())));
  }

  return {
    isOffline: () => offline,

    subscribe(tell: () => void): () => void {
      listeners.add(tell);
      if (listeners.size === 1) {
        if (!hasNetwork()) set(true);
        keepAsking();
        stopHearing = onChange(() => {
          if (offline || !hasNetwork()) void look();
        });
      }
      return () => {
        listeners.delete(tell);
        if (listeners.size > 0) return;
        stopHearing?.();
        keepAsking();
      };
    },

    /** The page is a kept copy: the request for it failed. */
    noteStoredPage: () => set(true),

    /** A request failed; others may still succeed. */
    noteFailure: look,
  };
}
