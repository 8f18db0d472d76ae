import type { Action } from "~/content/blocks/layout/actions";
import type { ShownBlock } from "~/content/blocks/shown-block";
import type { ImageView } from "~/features/media/shared/image/image-view";

interface Opening {
  heading: string;
  lead: string;
  image: ImageView | null;
  actions: Action[];
}

/**
 * Splits the blocks of a page with a tool (the finder, the list of locations): the opening block is shown above the
 * tool, and the others below.
 */
export function splitOpening(blocks: ShownBlock[]): { opening: Opening | null; more: ShownBlock[] } {
  const [first, ...others] = blocks;
  if (first?.type !== "hero") return { opening: null, more: blocks };
  const { heading, lead, image, actions } = first.props;
  return {
    opening: {
      heading: String(heading ?? ""),
      lead: String(lead ?? ""),
      image: (image as ImageView | null) ?? null,
      actions: (actions as Action[] | undefined) ?? [],
    },
    more: others,
  };
}
