import { useSyncExternalStore } from "react";
import { breakpoints } from "~/ui/tokens";

/** In em, like the style sheets: enlarged text needs the narrow layout sooner. */
const QUERY = `(min-width: ${breakpoints.lg / 16}em)`;

/** The layout of the navigation: a row with sub-menus from 992 px, a panel behind a button below. */
export function useNavigationLayout(): "mobile" | "desktop" {
  return useSyncExternalStore(subscribe, current, () => "mobile");
}

function current(): "mobile" | "desktop" {
  return matchMedia(QUERY).matches ? "desktop" : "mobile";
}

function subscribe(changed: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}
