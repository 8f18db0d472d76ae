/** Ends a claim. */
export type Release = () => void;

/** Tracks which drafts are open in a tab. A tab that is closed or crashes loses its claims. */
export interface DraftClaims {
  /**
   * @param wait how long to wait for a tab that is about to release it (a page that is reloaded), in ms
   * @returns null if another tab has the draft open
   */
  claim(id: string, wait?: number): Promise<Release | null>;
}

/**
 * Claims based on the browser's Web Locks. Without them (an address without https) every draft counts as
 * free.
 */
export function draftClaims(locks: LockManager | undefined = globalThis.navigator?.locks): DraftClaims {
  return {
    claim(id, wait = 0) {
      if (!locks) return Promise.resolve(() => {});
      const options: LockOptions = wait > 0 ? { signal: AbortSignal.timeout(wait) } : { ifAvailable: true };
      return new Promise((resolve) => {
        const request = locks.request(`openward.draft.${id}`, options, (lock) => {
          if (!lock) return resolve(null);
          return new Promise<void>((release) => resolve(release));
        });
        // The wait timed out.
        request.catch(() => resolve(null));
      });
    },
  };
}
