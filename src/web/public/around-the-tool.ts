import type { ShownBlock } from "~/content/blocks/show-blocks";

/**
 * Splits a composed page whose address also has a tool (the finder, the list of places): what its opening block says
 * stands above the tool, the other blocks below.
 */
export function aroundTheTool(blocks: ShownBlock[]): {
  opening: { heading: string; lead: string } | null;
  more: ShownBlock[];
} {
  const [first, ...others] = blocks;
  if (first?.type !== "hero") return { opening: null, more: blocks };
  const { heading, lead } = first.props;
  return { opening: { heading: String(heading ?? ""), lead: String(lead ?? "") }, more: others };
}
