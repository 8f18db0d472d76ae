import type { BlockContext } from "~/content/blocks/block";
import type { FeedLink } from "~/content/blocks/feed-link";
import { feedsOf } from "~/content/blocks/feeds-of";
import { showBlocks } from "~/content/blocks/show-blocks";
import type { ShownBlock } from "~/content/blocks/shown-block";
import { type PublishedPage, pageByPath } from "./page-by-path";

/** A page ready to be rendered. */
export interface PresentedPage
  extends Pick<PublishedPage, "id" | "path" | "title" | "description" | "shareImage" | "offersPdf"> {
  blocks: ShownBlock[];
  /** What news readers can follow of it. */
  feeds: FeedLink[];
  /** Types of blocks that this version does not know and leaves out. */
  unknown: string[];
}

/**
 * The published page at an address with everything that its blocks show, or null when there is none. The number of
 * queries depends on the kinds of blocks, never on how many there are or how much they show.
 */
export async function presentPage(context: BlockContext, path: string): Promise<PresentedPage | null> {
  const page = await pageByPath(context.db, path);
  if (!page) return null;
  const { id, title, description, shareImage, offersPdf } = page;
  const shown = await showBlocks(context, page.blocks);
  return { id, path, title, description, shareImage, offersPdf, ...shown, feeds: feedsOf(shown.blocks) };
}
