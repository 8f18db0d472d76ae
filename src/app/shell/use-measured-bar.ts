import { type RefObject, useEffect, useRef } from "react";

/**
 * Measures a bar that stays visible, because enlarged or spaced text makes it grow. From the height, the
 * style sheet computes how much of the page is covered, and whether the bars take too much of the screen to
 * stick (`tokens.css`).
 * @param property the custom property for the bar's height
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
