/** Minimum contrast of text (WCAG 2.2, 1.4.3), and of what identifies a control (1.4.11). */
export const MINIMUM = { text: 4.5, control: 3 } as const;

export interface ColorPair {
  front: string;
  ground: string;
  use: keyof typeof MINIMUM;
}

const LIGHT = ["paper", "sand", "mist"];

/**
 * Which color appears on which, by token name. A brand that changes a color must keep the contrast of all of
 * these.
 */
export const colorPairs: ColorPair[] = [
  ...each(
    ["ink", "ink-soft", "pine", "teal", "teal-deep", "clay", "clay-deep", "danger", "open"],
    LIGHT,
    "text",
  ),
  ...each(["ink", "ink-soft", "pine", "teal-deep"], ["amber-soft"], "text"),
  ...each(["ink", "danger", "clay-deep"], ["clay-soft"], "text"),
  ...each(["on-pine", "on-pine-soft", "amber"], ["pine", "pine-deep"], "text"),
  ...each(["on-pine"], ["teal", "teal-deep", "clay", "clay-deep", "danger", "open"], "text"),
  ...each(["ink"], ["amber"], "text"),
  ...each(["border", "teal", "danger"], LIGHT, "control"),
  ...each(["amber"], ["ink", "pine", "pine-deep"], "control"),
];

function each(fronts: string[], grounds: string[], use: ColorPair["use"]): ColorPair[] {
  return fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, use })));
}
