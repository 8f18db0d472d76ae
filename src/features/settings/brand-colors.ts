import type { colors } from "~/ui/contrast/colors";

/** The design token that each of the hospital's colors replaces, and what it is called. Also for browser code. */
export const brandColors = {
  brandMain: {
    token: "pine",
    label: "Main color",
    help: "Headings, the bar at the top, the footer.",
  },
  brandMainDeep: {
    token: "pine-deep",
    label: "Main color, darker",
    help: "Below the main color where two grounds meet.",
  },
  brandLink: { token: "teal", label: "Links and buttons", help: "Text and areas that can be pressed." },
  brandLinkDeep: {
    token: "teal-deep",
    label: "Links and buttons, darker",
    help: "The same under the pointer.",
  },
  brandWarm: { token: "clay", label: "Warm color", help: "Giving, and what stands out." },
  brandWarmDeep: { token: "clay-deep", label: "Warm color, darker", help: "The same under the pointer." },
  brandSignal: {
    token: "amber",
    label: "Signal color",
    help: "The emergency line, and marks on dark grounds.",
  },
} as const satisfies Record<string, { token: keyof typeof colors; label: string; help: string }>;

export type BrandColor = keyof typeof brandColors;

/** Each as `#rrggbb` in lower case; null or left out is the default color. */
export type BrandValues = { [Name in BrandColor]?: string | null };
