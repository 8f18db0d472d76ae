import type { BrandColor, BrandValues } from "./brand-colors";
import { brandProblems } from "./brand-problems";

/** The colors that people choose in the setup assistant. Each other color is a darker shade of one of these. */
export const CHOSEN = ["brandMain", "brandLink", "brandWarm", "brandSignal"] as const satisfies BrandColor[];

const DARKER: Partial<Record<BrandColor, BrandColor>> = {
  brandMain: "brandMainDeep",
  brandLink: "brandLinkDeep",
  brandWarm: "brandWarmDeep",
};

/** The share of black in a darker shade. */
const SHADE = 0.28;
const STEPS = 50;

/** Adds the darker shade of each color that the site needs. A missing color gets no shade. */
export function withShades(values: BrandValues): BrandValues {
  const all: BrandValues = { ...values };
  for (const name of CHOSEN) {
    const darker = DARKER[name];
    const value = values[name];
    if (darker && value !== undefined) all[darker] = value ? mixed(value, "#000000", SHADE) : null;
  }
  return all;
}

/**
 * The nearest colors with enough contrast. Each color is made darker or lighter until it has enough contrast with the
 * previous ones. A color with enough contrast does not change.
 * @returns the colors with shades; the default if no near color has enough contrast
 */
export function readableBrand(values: BrandValues): BrandValues {
  let readable: BrandValues = {};
  for (const name of CHOSEN) {
    const value = values[name];
    const found = value ? shadesOf(value).find((shade) => isReadable(readable, name, shade)) : undefined;
    readable = withShades({ ...readable, [name]: found ?? null });
  }
  return readable;
}

function isReadable(others: BrandValues, name: BrandColor, value: string): boolean {
  return brandProblems(withShades({ ...others, [name]: value })).length === 0;
}

/** The color, then alternately darker and lighter shades. */
function shadesOf(color: string): string[] {
  const shades = [color];
  for (let step = 1; step <= STEPS; step += 1)
    shades.push(mixed(color, "#000000", step / STEPS), mixed(color, "#ffffff", step / STEPS));
  return shades;
}

/** @param share of the second color, from 0 to 1 */
function mixed(color: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [own, its] = [color, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(own + (its - own) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
