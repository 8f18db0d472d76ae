import { blockByName } from "../registry";
import type { Block } from "./block";
import { blocksIn } from "./placed-blocks";

/** Blocks without the instructions of templates, for the public. */
export function withoutHints(blocks: readonly Block[]): Block[] {
  return blocks.map(({ hints: _, ...block }) => {
    const slots = blockByName(block.type)?.slots ?? [];
    const inner = slots.map((name) => [name, withoutHints(blocksIn(block, name))]);
    return { ...block, props: { ...block.props, ...Object.fromEntries(inner) } };
  });
}
