/** The longest that the last part of an address can be. */
export const MAX_SLUG = 120;

/** The last part of an address, made from words: "Dr. Élise O’Hara, MD" becomes `dr-elise-ohara-md`; empty where nothing of them can be written so. */
export function slugOf(words: string): string {
  return words
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG + 1)
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, MAX_SLUG)
    .replace(/-+$/, "");
}
