import type { FixedBars } from "./anchor-offset";

/** Mark the bars with these attributes, so that anchors stop below them. */
export const NAVIGATION_BAR = "data-navigation-bar";
export const SUB_NAVIGATION_BAR = "data-sub-navigation-bar";

/** What covers the top of the page now. */
export function fixedBars(): FixedBars {
  return {
    width: window.innerWidth,
    navigation: coveredBy(NAVIGATION_BAR),
    subNavigation: coveredBy(SUB_NAVIGATION_BAR),
  };
}

function coveredBy(attribute: string): number {
  const bar = document.querySelector(`[${attribute}]`);
  if (!bar || !["fixed", "sticky"].includes(getComputedStyle(bar).position)) return 0;
  return bar.getBoundingClientRect().height;
}
