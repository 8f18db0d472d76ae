/** Functions to call at each change of a store, for `useSyncExternalStore`. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    /** @returns what ends the subscription */
    subscribe(listener: () => void): () => void {
      all.add(listener);
      return () => all.delete(listener);
    },
    notify() {
      for (const listener of all) listener();
    },
  };
}
