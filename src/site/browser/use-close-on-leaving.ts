import { useEffect } from "react";
import { useLocation } from "react-router";

/** Closes a menu or dialog when a link in it navigates. `close` must not change between renders. */
export function useCloseOnLeaving(close: () => void): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that the page has changed
  useEffect(close, [pathname, close]);
}
