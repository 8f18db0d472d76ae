import { blockByName } from "../registry";
import type { Block, BlockDefinition } from "./block";

export interface PlacedBlock {
  block: Block;
  /** Undefined for a block of an unknown kind. */
  definition: BlockDefinition | undefined;
  /** Its path in the page's value: `2`, or `2.props.first.0` within a slot. */
  path: string;
}

/** Every block of a page, including those in slots, in reading order. */
export function placedBlocks(blocks: readonly Block[], within = ""): PlacedBlock[] {
  return blocks.flatMap((block, index) => {
    const definition = blockByName(block.type);
    const path = `${within}${index}`;
    const inner = (definition?.slots ?? []).flatMap((name) =>
      placedBlocks(blocksIn(block, name), `${path}.props.${name}.`),
    );
    return [{ block, definition, path }, ...inner];
  });
}

export function blocksIn({ props }: Block, slot: string): Block[] {
  return (props[slot] ?? []) as Block[];
}
