/** An address part made from words: "Dr. Élise O’Hara, MD" becomes `dr-elise-ohara-md`. At most 120 characters. */
export function slugFrom(words: string): string {
  return words
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 120)
    .replace(/-+$/, "");
}
