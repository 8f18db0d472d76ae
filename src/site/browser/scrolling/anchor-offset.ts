import { anchorGap, layoutModeFor } from "~/ui/tokens";

export interface FixedBars {
  /** Width of the viewport in px. */
  width: number;
  /** Height of the navigation bar at the top in px; 0 if it scrolls away. */
  navigation: number;
  /** Height of a page's own bar below it. */
  subNavigation: number;
}

/**
 * How far above its target a page stops, in px: both bars, and 20 px on mobile or 30 px on tablet and
 * desktop.
 */
export function anchorOffset({ width, navigation, subNavigation }: FixedBars): number {
  return navigation + subNavigation + anchorGap[layoutModeFor(width)];
}
