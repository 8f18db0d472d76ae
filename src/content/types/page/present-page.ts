import type { BlockContext } from "../../blocks/block";
import { type ShownBlock, showBlocks } from "../../blocks/show-blocks";
import { type PublishedPage, pageByPath } from "./page-by-path";

/** A page ready to be rendered. */
export interface PresentedPage
  extends Pick<PublishedPage, "id" | "path" | "title" | "description" | "shareImage"> {
  blocks: ShownBlock[];
  /** Types of blocks that this version does not know and leaves out. */
  unknown: string[];
}

/**
 * The published page at an address with everything that its blocks show, or null when there is none. The number of
 * queries depends on the kinds of blocks, never on how many there are or how much they show.
 */
export async function presentPage(context: BlockContext, path: string): Promise<PresentedPage | null> {
  context.reads("page", "image");
  const page = await pageByPath(context.db, path);
  if (!page) return null;
  const { id, title, description, shareImage } = page;
  return { id, path, title, description, shareImage, ...(await showBlocks(context, page.blocks)) };
}
