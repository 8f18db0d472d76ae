import { type RefObject, useEffect, useRef } from "react";
import { createScrollMemory, type ScrollMemory } from "../scrolling/scroll-memory";
import { lastShown } from "./last-shown";

export interface Place {
  /** The history entry that the visitor sees. */
  key: string;
  /** A page is arriving: scrolling now is not the visitor's doing. */
  arriving: boolean;
}

/**
 * Remembers the scroll position on each page, and disables the browser's own restoration while the page
 * lives.
 */
export function useScrollMemory(place: RefObject<Place>): RefObject<ScrollMemory | null> {
  const memory = useRef<ScrollMemory>(null);

  useEffect(() => {
    const scrollMemory = createScrollMemory();
    memory.current = scrollMemory;
    if (lastShown.key === undefined && wasReturnedTo(place.current.key)) {
      const top = scrollMemory.recall(place.current.key);
      if (top && window.scrollY === 0) window.scrollTo({ top, behavior: "instant" });
    }

    const remember = () => {
      if (!place.current.arriving) scrollMemory.remember(place.current.key, window.scrollY);
    };
    const take = () => {
      history.scrollRestoration = "manual";
    };
    // If the visitor leaves the document and comes back, the browser restores the position before any script
    // runs.
    const give = () => {
      scrollMemory.keep();
      history.scrollRestoration = "auto";
    };
    take();
    // The visitor may have scrolled before the app ran, and does not have to scroll again.
    remember();
    addEventListener("scroll", remember, { passive: true });
    addEventListener("pageshow", take);
    addEventListener("pagehide", give);
    return () => {
      scrollMemory.keep();
      removeEventListener("scroll", remember);
      removeEventListener("pageshow", take);
      removeEventListener("pagehide", give);
    };
  }, [place]);

  return memory;
}

/**
 * Whether a document was reloaded for an entry of this tab's history. Entries made outside the app have no
 * key.
 */
function wasReturnedTo(key: string): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return key !== "default" && (entry?.type === "back_forward" || entry?.type === "reload");
}
