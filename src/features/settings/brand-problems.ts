import type { ChecklistEntry } from "~/content/item-schemas";
import { colors } from "~/ui/contrast/colors";
import { contrastRatio } from "~/ui/contrast/contrast-ratio";
import { colorPairs, MINIMUM } from "~/ui/contrast/pairs";
import { type BrandColor, type BrandValues, brandColors } from "./brand-colors";

type Token = keyof typeof colors;

/** Names of default colors for messages about a pair. */
const NAMES: Partial<Record<Token, string>> = {
  paper: "white",
  sand: "the sand ground",
  mist: "the mist ground",
  ink: "the text's black",
  "amber-soft": "the pale amber ground",
  "clay-soft": "the pale clay ground",
  "on-pine": "white letters",
  "on-pine-soft": "the pale letters of the footer",
};

/** Pairs of colors that the site uses together and that lack contrast (WCAG 2.2). Each prevents publishing. */
export function brandProblems(values: BrandValues): ChecklistEntry[] {
  const chosen = chosenTokens(values);
  const colorFor = (token: string) => chosen.get(token as Token)?.value ?? colors[token as Token];
  const nameOf = (token: string) =>
    chosen.get(token as Token)?.label ?? NAMES[token as Token] ?? labelOf(token) ?? token;
  return colorPairs.flatMap(({ front, ground, use }): ChecklistEntry[] => {
    const chosenColor = chosen.get(front as Token) ?? chosen.get(ground as Token);
    if (!chosenColor) return [];
    const ratio = contrastRatio(colorFor(front), colorFor(ground));
    if (ratio >= MINIMUM[use]) return [];
    const what = `“${nameOf(front)}” (${colorFor(front)}) on “${nameOf(ground)}” (${colorFor(ground)})`;
    // Rounded down, because 4.49 must not be shown as 4.5.
    const reached = Math.floor(ratio * 100) / 100;
    const needs = use === "text" ? "letters need" : "what can be pressed needs";
    return [
      {
        severity: "hard",
        propertyName: chosenColor.field,
        message: `${what} has a contrast of ${reached} to 1; ${needs} ${MINIMUM[use]}.`,
      },
    ];
  });
}

/** The valid colors among the values, by the token that they replace. */
export function chosenTokens(values: BrandValues) {
  const chosen = new Map<Token, { field: BrandColor; label: string; value: string }>();
  for (const field of Object.keys(brandColors) as BrandColor[]) {
    const { token, label } = brandColors[field];
    const value = values[field];
    // An invalid value must not become part of a style sheet.
    if (!value || !/^#[0-9a-f]{6}$/.test(value)) continue;
    chosen.set(token, { field, label, value });
  }
  return chosen;
}

function labelOf(token: string): string | undefined {
  return Object.values(brandColors).find((color) => color.token === token)?.label;
}
