import { createHash } from "node:crypto";
import { colors } from "~/ui/contrast/colors";
import type { BrandValues } from "./brand-colors";
import { chosenTokens } from "./brand-problems";

/** The style sheet with the hospital's colors; empty if none are chosen. */
export function brandCss(values: BrandValues): string {
  const rules = [...chosenTokens(values)].map(([token, { value }]) => `--color-${token}:${value}`);
  return rules.length > 0 ? `:root{${rules.join(";")}}` : "";
}

/** The hospital's colors for code that cannot use the style sheet. */
export interface Brand {
  /** Part of the style sheet's address, so that a change invalidates caches. */
  version: string;
  /** The background at the top of pages and emails, and the line below it, as `#rrggbb`. */
  main: string;
  signal: string;
}

/** Null if none are chosen. */
export function brandOf(values: BrandValues): Brand | null {
  const css = brandCss(values);
  if (!css) return null;
  const chosen = chosenTokens(values);
  const version = createHash("sha256").update(css).digest("base64url").slice(0, 10);
  const colorFor = (token: "pine" | "amber") => chosen.get(token)?.value ?? colors[token];
  return { version, main: colorFor("pine"), signal: colorFor("amber") };
}
