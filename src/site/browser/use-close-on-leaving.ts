import { useEffect } from "react";
import { useLocation } from "react-router";

/** For what lies over the page: a link in it leads to another page, and it stays behind. `close` must not change from render to render. */
export function useCloseOnLeaving(close: () => void): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that the page has changed
  useEffect(close, [pathname, close]);
}
