/** An `id` for a heading: its words in lower case, joined by hyphens. */
export function anchorOf(words: string): string {
  const plain = words
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return plain || "part";
}

/**
 * @returns a function that makes an id from words, different from its earlier ones and from the `reserved`
 */
export function anchorAllocator(reserved: readonly string[]): (words: unknown) => string {
  const taken = new Set(reserved);
  return (words) => {
    const preferredAnchor = anchorOf(String(words ?? ""));
    let anchor = preferredAnchor;
    for (let next = 2; taken.has(anchor); next += 1) anchor = `${preferredAnchor}-${next}`;
    taken.add(anchor);
    return anchor;
  };
}

/** Every `id` in the rich text of a value, at any depth. */
export function idsInRichText(value: unknown): string[] {
  if (typeof value === "string") {
    return value.startsWith("<") ? [...value.matchAll(/\sid="([^"]+)"/g)].flatMap(([, id]) => id ?? []) : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(idsInRichText);
}
