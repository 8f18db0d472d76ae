import { z } from "zod";
import { type Field, type FieldOptions, field } from "./field";

const HEX = /^#[0-9a-f]{6}$/;

/** The brand colors, by their tokens in src/ui/tokens.css, with their labels for staff. */
const BRAND = {
  pine: "Pine",
  teal: "Teal",
  clay: "Clay",
  amber: "Amber",
  sand: "Sand",
  mist: "Mist",
  paper: "White",
};
type Token = keyof typeof BRAND;
const TOKENS = Object.keys(BRAND) as Token[];

interface BrandColor<Choice extends Token> extends FieldOptions {
  /** The colors to choose from; by default all brand colors. */
  among?: readonly Choice[];
  initially?: NoInfer<Choice>;
}

interface FreeColor extends FieldOptions {
  free: true;
  /** The color shown while none is chosen, as `#rrggbb`. */
  otherwise?: string;
}

/**
 * A brand color by the name of its token, so that it follows when the brand changes; null if none is chosen. `free`:
 * any sRGB color, as `#rrggbb`, as in the settings of the brand.
 */
export function color(options: FreeColor): Field<string | null>;
export function color<Choice extends Token = Token>(options: BrandColor<Choice>): Field<Choice | null>;
export function color(options: FreeColor | BrandColor<Token>): Field<string | null> {
  return "free" in options ? freeColor(options) : brandColor(options);
}

function freeColor({ otherwise, ...options }: FreeColor) {
  const anyOne = z.string().trim().toLowerCase().regex(HEX, "Enter a six-digit color code, such as #0f4c45.");
  return field<string | null>("COLOR", options, {
    schema: anyOne.nullable(),
    settings: { free: true, otherwise },
    empty: null,
    words: () => "",
  });
}

function brandColor({ among = TOKENS, initially, ...options }: BrandColor<Token>) {
  return field<string | null>("COLOR", options, {
    schema: z.enum(among, "Choose one of the site's own colors.").nullable(),
    settings: { choices: among.map((value) => ({ value, label: BRAND[value] })) },
    empty: initially ?? null,
    words: () => "",
  });
}
