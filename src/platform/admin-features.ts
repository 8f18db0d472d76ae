/**
 * The features that a hospital can switch off as a whole (specification, section 1). Switching one off
 * removes its screens from the admin area. Blog, events, news, forms, and search also lose their public
 * pages, links, and search results.
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

/** The specification can be read in two ways. The operator chooses one with `ADMIN_FEATURES`. */
const presets: Readonly<Record<"full" | "navigation-only", readonly Feature[]>> = {
  full: everythingButAnalytics,
  "navigation-only": ["navigation"],
};

/**
 * Parses `ADMIN_FEATURES`: the name of a preset, then features to add with + and to remove with -, such as
 * `full`, `navigation-only`, `full +analytics -blog`. Without a preset it starts from `full`.
 * @returns undefined if it names an unknown preset or feature
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
