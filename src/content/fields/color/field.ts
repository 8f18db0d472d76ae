import { z } from "zod";
import { type FieldOptions, field } from "../field";

const HEX = /^#[0-9a-f]{6}$/;

/** The colours of the brand, by their tokens in src/ui/tokens.css and with what staff call them. */
const BRAND = {
  pine: "Pine",
  teal: "Teal",
  clay: "Clay",
  amber: "Amber",
  sand: "Sand",
  mist: "Mist",
  paper: "White",
};
const TOKENS = Object.keys(BRAND) as (keyof typeof BRAND)[];

/**
 * One of the brand's colours by the name of its token, so that it follows when the hospital changes the brand; null while none is
 * chosen. `free`: any sRGB colour, as `#rrggbb`; the settings of the brand itself are such, with
 * what is seen `otherwise`.
 */
export function color({
  free = false,
  otherwise,
  ...options
}: FieldOptions & { free?: boolean; otherwise?: string }) {
  const ofBrand = z.enum(TOKENS, "Choose one of the site's own colours.");
  const anyOne = z.string().trim().toLowerCase().regex(HEX, "Use six digits: #0f4c45.");
  return field<string | null>("COLOR", options, {
    schema: (free ? anyOne : ofBrand).nullable(),
    settings: free
      ? { free, ...(otherwise && { otherwise }) }
      : { choices: Object.entries(BRAND).map(([value, label]) => ({ value, label })) },
    empty: null,
    words: () => "",
  });
}
