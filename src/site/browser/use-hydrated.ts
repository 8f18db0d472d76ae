import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and the first client render, then true: what only works with script waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
