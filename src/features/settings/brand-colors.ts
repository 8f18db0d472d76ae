import type { colors } from "~/ui/contrast/colors";

/** The design token that each of the hospital's colors replaces, and its label. Browser code uses it, too. */
export const brandColors = {
  brandMain: {
    token: "pine",
    label: "Main color",
    help: "Headings, the bar at the top, the footer.",
  },
  brandMainDeep: {
    token: "pine-deep",
    label: "Main color, darker",
    help: "Next to the main color where two backgrounds meet.",
  },
  brandLink: { token: "teal", label: "Links and buttons", help: "Links, and areas that people can click." },
  brandLinkDeep: {
    token: "teal-deep",
    label: "Links and buttons, darker",
    help: "On hover.",
  },
  brandWarm: { token: "clay", label: "Warm color", help: "Giving, and what stands out." },
  brandWarmDeep: { token: "clay-deep", label: "Warm color, darker", help: "On hover." },
  brandSignal: {
    token: "amber",
    label: "Signal color",
    help: "The emergency line, and accents on dark backgrounds.",
  },
} as const satisfies Record<string, { token: keyof typeof colors; label: string; help: string }>;

export type BrandColor = keyof typeof brandColors;

/** `#rrggbb` in lower case; null or absent for the default color. */
export type BrandValues = { [Name in BrandColor]?: string | null };
