/** How often it is asked, while the hospital does not answer, whether it does again. */
const ASK_AGAIN_MS = 5_000;

export interface ConnectionSurroundings {
  /** False where the browser knows of no network. True says little: the Wi-Fi of a hotel need not lead anywhere. */
  hasNetwork(): boolean;
  /** Whether the hospital's own server answers just now. */
  ask(): Promise<boolean>;
  /** Tells whenever the network comes or goes, and when somebody looks at the page again. Answers what stops that. */
  onChange(tell: () => void): () => void;
}

/**
 * Whether the hospital is out of reach: the one answer for everything on a page that says so. It is out of reach where the
 * browser knows of no network, where the page itself came from what the device keeps, and where something was asked for in
 * vain; and within reach again only when it has answered. Watches for as long as anybody listens.
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
    asking = offline && listeners.size > 0 ? setInterval(look, ASK_AGAIN_MS) : undefined;
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

    /** The page is one that the device kept: nobody answered when it was asked for. */
    noteKeptPage: () => set(true),

    /** Something was asked for in vain; it may have been that alone. */
    noteFailure: look,
  };
}
