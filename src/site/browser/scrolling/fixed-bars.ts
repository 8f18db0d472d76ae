import type { FixedBars } from "./anchor-offset";

/** Mark the bars with these attributes, so that anchors stop below them. */
export const NAVIGATION_BAR = "data-navigation-bar";
export const SUB_NAVIGATION_BAR = "data-sub-navigation-bar";

/** The bars that cover the top of the page now. */
export function fixedBars(): FixedBars {
  return {
    width: window.innerWidth,
    navigation: coveredBy(NAVIGATION_BAR),
    subNavigation: coveredBy(SUB_NAVIGATION_BAR),
  };
}

function coveredBy(attribute: string): number {
  const bar = document.querySelector(`[${attribute}]`);
  if (!bar) return 0;
  const { position, top } = getComputedStyle(bar);
  // If bars would take too much of the screen, the style sheet moves their sticky position far above it.
  const isInSight = ["fixed", "sticky"].includes(position) && Number.parseFloat(top) >= 0;
  return isInSight ? bar.getBoundingClientRect().height : 0;
}
