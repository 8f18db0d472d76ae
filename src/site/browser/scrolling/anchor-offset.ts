import { anchorGap, layoutModeFor } from "~/ui/tokens";

export interface FixedBars {
  /** Width of the viewport, px. */
  width: number;
  /** What the navigation bar covers at the top, px; 0 where it scrolls away. */
  navigation: number;
  /** The same of a page's own bar below it. */
  subNavigation: number;
}

/** How far above its target a page stops, px: both bars, and 20 px on mobile or 30 px on tablet and desktop. */
export function anchorOffset({ width, navigation, subNavigation }: FixedBars): number {
  return navigation + subNavigation + anchorGap[layoutModeFor(width)];
}
