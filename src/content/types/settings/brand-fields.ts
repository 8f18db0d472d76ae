import { color } from "../../fields/color/field";

const brand = (label: string, help: string) =>
  color({ label, help: `${help} Empty: as delivered.`, free: true });

/** The colours of the hospital's own brand, in place of those that the site comes with. `brand.ts` says which token each is. */
export const brandFields = {
  brandMain: brand("Main color", "Headings, the bar at the top, the footer."),
  brandMainDeep: brand("Main color, darker", "Below the main color where two grounds meet."),
  brandLink: brand("Links and buttons", "What can be pressed."),
  brandLinkDeep: brand("Links and buttons, darker", "What is pointed at."),
  brandWarm: brand("Warm color", "Giving, and what stands out."),
  brandWarmDeep: brand("Warm color, darker", "The same, pointed at."),
  brandSignal: brand("Signal color", "The emergency line, and marks on dark grounds."),
};
