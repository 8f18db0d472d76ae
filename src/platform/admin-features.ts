/**
 * What a hospital can switch off as a whole (specification, section 1). Each takes its screens out of the admin area. Of the public site blog,
 * events, news, forms and search take their pages, links and results along; the others take nothing.
 */
export const FEATURES = [
  "profile",
  "navigation",
  "footer",
  "blog",
  "events",
  "news",
  "forms",
  "settings",
  "search",
  "redirects",
  "analytics",
] as const;

export type Feature = (typeof FEATURES)[number];

const everythingButAnalytics = FEATURES.filter((feature) => feature !== "analytics");

/** The two readings that the specification gives; which one applies is the operator's choice. */
const presets: Readonly<Record<"full" | "navigation-only", readonly Feature[]>> = {
  full: everythingButAnalytics,
  "navigation-only": ["navigation"],
};

/**
 * Reads `ADMIN_FEATURES`: the name of a preset, features added with + and taken away with -, in this order:
 * `full`, `navigation-only`, `full +analytics -blog`. Without a preset it starts from `full`.
 *
 * @returns undefined where it names something that is not there
 */
export function parseFeatures(text: string): readonly Feature[] | undefined {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const [first = "full"] = words;
  const chosen = new Set<Feature>(isPreset(first) ? presets[first] : presets.full);
  for (const word of isPreset(first) ? words.slice(1) : words) {
    const feature = FEATURES.find((name) => name === word.slice(1));
    if (!feature || !/^[+-]/.test(word)) return undefined;
    if (word.startsWith("+")) chosen.add(feature);
    else chosen.delete(feature);
  }
  return FEATURES.filter((feature) => chosen.has(feature));
}

function isPreset(word: string): word is keyof typeof presets {
  return Object.hasOwn(presets, word);
}
