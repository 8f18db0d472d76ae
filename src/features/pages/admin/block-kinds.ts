import type { BlockDescription, FieldDescription } from "~/content/description";

/** The kinds of blocks for pages, by name. */
export type BlockKinds = ReadonlyMap<string, BlockDescription>;

export function blockKinds(blocks: readonly BlockDescription[]): BlockKinds {
  return new Map(blocks.map((block) => [block.name, block]));
}

/** The names of the fields that hold other blocks. */
export function slotsOf(kind: BlockDescription | undefined): string[] {
  return (kind?.fields ?? []).filter(isSlot).map(({ name }) => name);
}

export function isSlot({ kind }: FieldDescription): boolean {
  return kind === "SLOT";
}
