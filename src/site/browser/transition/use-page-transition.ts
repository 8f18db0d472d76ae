import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { prefersReducedMotion } from "~/ui/reduced-motion";
import { motion } from "~/ui/tokens";
import { scrollToAnchor, takeFocus } from "../scrolling/scroll-to-anchor";
import { showKeptTypeface } from "../typeface";
import { lastShown } from "./last-shown";
import { linkToReturnTo, useFocusMemory } from "./use-focus-memory";
import { type Place, useScrollMemory } from "./use-scroll-memory";

interface PlaceAndFocus extends Place {
  /** The focused element when the page arrived. */
  focus: Element | null;
}

/**
 * Handles navigation between pages. A change of path (not of query or hash) is a transition: it begins when
 * the visitor requests the page and ends 300 ms after the page has arrived. Then the page is scrolled to its
 * previous position when going back, to the hash's anchor, or to its top. Within a page, a new hash scrolls
 * at once, and a new query changes nothing.
 * @returns whether a transition is in progress
 */
export function usePageTransition(): boolean {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const [settledPath, setSettledPath] = useState(lastShown.path ?? pathname);
  const arriving = settledPath !== pathname;
  const place = useRef<PlaceAndFocus>({ key: lastShown.key ?? key, arriving, focus: null });
  const memory = useScrollMemory(place);
  useFocusMemory(place);

  useLayoutEffect(() => {
    Object.assign(place.current, { arriving, focus: document.activeElement });
  }, [arriving]);

  useEffect(() => {
    if (place.current.key === key) {
      Object.assign(lastShown, { key, path: pathname });
      return;
    }
    let stopLooking: (() => void) | undefined;

    function settle() {
      place.current.key = key;
      Object.assign(lastShown, { key, path: pathname });
      const top = isReturn ? memory.current?.recall(key) : undefined;
      if (top !== undefined) scrollTo({ top, behavior: "instant" });
      else if (hash) stopLooking = scrollToAnchor(hash, { smooth: !arriving });
      else if (arriving) scrollTo({ top: 0, behavior: "instant" });
      if (arriving) showKeptTypeface();
      if (arriving && (!hash || top !== undefined))
        focusPage(place.current.focus, isReturn ? linkToReturnTo(key) : undefined);
      setSettledPath(pathname);
    }

    if (!arriving) {
      settle();
      return () => stopLooking?.();
    }
    const due = setTimeout(settle, prefersReducedMotion() ? 0 : motion.page);
    return () => clearTimeout(due);
  }, [pathname, hash, key, isReturn, arriving, memory]);

  const navigation = useNavigation();
  return arriving || (navigation.location !== undefined && navigation.location.pathname !== pathname);
}

/**
 * Moves the focus to the new page, so that screen readers announce its heading and Tab continues from there,
 * unless the visitor has focused a field in the meantime. After going back, the focus is on the link that was followed,
 * which is where the page is scrolled to.
 * @param before the focused element when the page arrived
 * @param followed the link by which the visitor left the page before coming back to it
 */
function focusPage(before: Element | null, followed: HTMLElement | undefined) {
  const main = document.querySelector<HTMLElement>("main");
  const isInPage = main?.contains(document.activeElement) && document.activeElement !== before;
  if (main && !isInPage) takeFocus(followed ?? main.querySelector<HTMLElement>("h1") ?? main);
}
