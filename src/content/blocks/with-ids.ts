import { blockByName } from "../registry";
import type { Block } from "./block";
import { blocksIn, placedBlocks } from "./placed-blocks";

/**
 * Gives every known block an id that is unique on the page. A missing or duplicate id is replaced by one from the kind
 * and the first free number: the same blocks get the same ids, however often they are saved.
 */
export function withIds(blocks: readonly Block[]): Block[] {
  const existingIds = new Set(placedBlocks(blocks).flatMap(({ block }) => block.id ?? []));
  const usedIds = new Set<string>();
  const idOf = ({ id, type }: Block): string => {
    let own = id;
    for (let next = 1; own === undefined || usedIds.has(own); next += 1) {
      const free = `${type}-${next}`;
      own = existingIds.has(free) ? undefined : free;
    }
    usedIds.add(own);
    return own;
  };
  const give = (block: Block): Block => {
    const definition = blockByName(block.type);
    if (!definition) return block;
    const id = idOf(block);
    const inner = definition.slots.map((name) => [name, blocksIn(block, name).map(give)]);
    const { type, hints } = block;
    return { type, id, props: { ...block.props, ...Object.fromEntries(inner) }, hints };
  };
  return blocks.map(give);
}
