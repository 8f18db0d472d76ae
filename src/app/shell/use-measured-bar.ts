import { type RefObject, useEffect, useRef } from "react";

/**
 * Measures a bar that stays in sight, since enlarged or spaced text makes it grow. From this, the style sheet computes
 * the covered height, and whether the bars take too much of the screen to stick (`tokens.css`).
 *
 * @param property the custom property that names its height
 */
export function useMeasuredBar<Bar extends HTMLElement>(
  property:
    | "--header-takes"
    | "--call-bar-takes"
    | "--connection-takes"
    | "--consent-takes"
    | "--notice-takes",
): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property]);

  return bar;
}
