import type { BlockDescription } from "~/content/description";

const ORDER = ["General", "Global", "Blog"];

/** The blocks whose label, help or fields hold every word that was typed, those first that are called so; in groups. */
export function foundBlocks(blocks: readonly BlockDescription[], typed: string): BlockDescription[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const ranked = blocks.flatMap((block) => {
    const label = block.label.toLowerCase();
    const text = [label, block.help, ...block.fields.map((field) => field.label)].join(" ").toLowerCase();
    if (!words.every((word) => text.includes(word))) return [];
    return [{ block, rank: words.every((word) => label.includes(word)) ? 0 : 1 }];
  });
  const place = ({ category }: BlockDescription) => ORDER.indexOf(category) + 1 || ORDER.length + 1;
  return ranked
    .toSorted((one, other) => place(one.block) - place(other.block) || one.rank - other.rank)
    .map(({ block }) => block);
}
