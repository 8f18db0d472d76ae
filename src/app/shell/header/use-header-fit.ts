import { type RefObject, useEffect, useRef, useState } from "react";

/** The maximum share of a screen's height that may be covered permanently. */
const MOST = 0.35;

/**
 * Measures the header, which grows with enlarged or spaced text. Anchors then stop below its real height
 * (`--header-covers`), and a header that would cover too much is no longer fixed.
 */
export function useHeaderFit(): { header: RefObject<HTMLElement | null>; loose: boolean } {
  const header = useRef<HTMLElement>(null);
  const [loose, setLoose] = useState(false);

  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const { style } = document.documentElement;
    const fit = () => {
      const tooTall = element.offsetHeight > window.innerHeight * MOST;
      const covers = tooTall || getComputedStyle(element).position !== "sticky" ? 0 : element.offsetHeight;
      style.setProperty("--header-covers", `${covers}px`);
      setLoose(tooTall);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    window.addEventListener("resize", fit);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", fit);
      style.removeProperty("--header-covers");
    };
  }, []);

  return { header, loose };
}
