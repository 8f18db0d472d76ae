import type { BlockDescription } from "~/content/description";

const ORDER = ["General", "Global", "Blog"];

/**
 * The kinds of blocks whose label, help, or fields contain every typed word. Kinds with a matching label come first,
 * then the rest of their group. Enter adds the first one.
 */
export function foundBlocks(blocks: readonly BlockDescription[], typed: string): BlockDescription[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const ranked = blocks
    .map((block) => ({ block, rank: rankOf(block, words) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((one, other) => one.rank - other.rank);
  const groups = [...Map.groupBy(ranked, ({ block }) => block.category)].toSorted(
    ([one, [best]], [other, [otherBest]]) =>
      (best?.rank ?? NO_MATCH) - (otherBest?.rank ?? NO_MATCH) || ORDER.indexOf(one) - ORDER.indexOf(other),
  );
  return groups.flatMap(([, ofIt]) => ofIt.map(({ block }) => block));
}

const NO_MATCH = 4;

/** From 0 for an exact label to 3 for a mention. */
function rankOf({ label, help, fields }: BlockDescription, words: readonly string[]): number {
  const name = label.toLowerCase();
  const text = [name, help, ...fields.map((field) => field.label)].join(" ").toLowerCase();
  if (name === words.join(" ")) return 0;
  if (words.length > 0 && name.startsWith(words.join(" "))) return 1;
  if (words.every((word) => name.includes(word))) return 2;
  return words.every((word) => text.includes(word)) ? 3 : NO_MATCH;
}
