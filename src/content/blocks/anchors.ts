import type { ShownBlock } from "./shown-block";

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
export function anchorTaker(reserved: readonly string[]): (words: unknown) => string {
  const taken = new Set(reserved);
  return (words) => {
    const preferredAnchor = anchorOf(String(words ?? ""));
    let anchor = preferredAnchor;
    for (let next = 2; taken.has(anchor); next += 1) anchor = `${preferredAnchor}-${next}`;
    taken.add(anchor);
    return anchor;
  };
}

/**
 * Gives every block, and each of its items with a title, a unique `anchor`, so that menus and other pages can
 * link to parts of a page. Ids within rich text stay.
 */
export function withAnchors(blocks: ShownBlock[]): ShownBlock[] {
  const take = anchorTaker(blocks.flatMap(idsInRichText));
  const give = ({ slots, ...block }: ShownBlock): ShownBlock => {
    const { type, props } = block;
    const anchor = take(props.heading || props.question || props.title || type);
    const items = Array.isArray(props.items) ? props.items.map((item) => withAnchor(item, take)) : undefined;
    const inner = slots && Object.entries(slots).map(([name, within]) => [name, within.map(give)]);
    return {
      ...block,
      props: { ...props, anchor, ...(items && { items }) },
      ...(inner && { slots: Object.fromEntries(inner) }),
    };
  };
  return blocks.map(give);
}

function withAnchor(item: unknown, take: (words: unknown) => string): unknown {
  if (typeof item !== "object" || item === null || !("title" in item)) return item;
  return { ...item, anchor: take(item.title) };
}

/** Every `id` in the rich text of a value, at any depth. */
export function idsInRichText(value: unknown): string[] {
  if (typeof value === "string") {
    return value.startsWith("<") ? [...value.matchAll(/\sid="([^"]+)"/g)].flatMap(([, id]) => id ?? []) : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(idsInRichText);
}
