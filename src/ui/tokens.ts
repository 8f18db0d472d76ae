/** Sizes of tokens.css that code needs too. In CSS pixels and milliseconds. */

export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1366 } as const;

export type LayoutMode = "mobile" | "tablet" | "desktop";

/** Mobile below 768 px, tablet from there, desktop from 992 px. `width` is the viewport's, in px. */
export function layoutModeFor(width: number): LayoutMode {
  if (width >= breakpoints.lg) return "desktop";
  return width >= breakpoints.md ? "tablet" : "mobile";
}

export const motion = { quick: 150, hover: 200, page: 300, modal: 600 } as const;

/** How far above an anchor's target the page stops, below the fixed bars. */
export const anchorGap: Record<LayoutMode, number> = { mobile: 20, tablet: 30, desktop: 30 };
