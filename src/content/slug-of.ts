/** Maximum length of the last part of an address. */
export const MAX_SLUG = 120;

/**
 * Makes the last part of an address from words: "Dr. Élise O’Hara, MD" becomes `dr-elise-ohara-md`; empty if
 * no letter or digit is left.
 */
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
