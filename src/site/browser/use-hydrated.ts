import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False in the server's HTML and the first client render, then true, for parts that only work with
 * JavaScript.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
