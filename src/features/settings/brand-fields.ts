import { color } from "~/content/fields/color";
import { colors } from "~/ui/contrast/colors";

/** The design token that each of the hospital's colors replaces. */
export const brandTokens = {
  brandMain: "pine",
  brandMainDeep: "pine-deep",
  brandLink: "teal",
  brandLinkDeep: "teal-deep",
  brandWarm: "clay",
  brandWarmDeep: "clay-deep",
  brandSignal: "amber",
} as const satisfies Record<string, keyof typeof colors>;

function brand(name: keyof typeof brandTokens, label: string, help: string) {
  const otherwise = colors[brandTokens[name]];
  return color({ label, help: `${help} Empty: ${otherwise}, as delivered.`, free: true, otherwise });
}

/** The hospital's brand colors, which replace the default ones. */
export const brandFields = {
  brandMain: brand("brandMain", "Main color", "Headings, the bar at the top, the footer."),
  brandMainDeep: brand("brandMainDeep", "Main color, darker", "Below the main color where two grounds meet."),
  brandLink: brand("brandLink", "Links and buttons", "What can be pressed."),
  brandLinkDeep: brand("brandLinkDeep", "Links and buttons, darker", "What is pointed at."),
  brandWarm: brand("brandWarm", "Warm color", "Giving, and what stands out."),
  brandWarmDeep: brand("brandWarmDeep", "Warm color, darker", "The same, pointed at."),
  brandSignal: brand("brandSignal", "Signal color", "The emergency line, and marks on dark grounds."),
};
