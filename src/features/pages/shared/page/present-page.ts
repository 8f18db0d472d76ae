import type { BlockContext } from "~/content/blocks/block";
import type { FeedLink } from "~/content/blocks/feed-link";
import { feedsOf } from "~/content/blocks/feeds-of";
import { showBlocks } from "~/content/blocks/show-blocks";
import type { ShownBlock } from "~/content/blocks/shown-block";
import { languages } from "~/platform/isomorphic/languages";
import { type PageVersion, type PublishedPage, pageByPath } from "./page-by-path";

/** A page ready to render. */
export interface PresentedPage
  extends Pick<
    PublishedPage,
    "id" | "path" | "title" | "description" | "shareImage" | "offersPdf" | "mayBeCounted" | "language"
  > {
  /** The direction of the page's language. */
  direction: "ltr" | "rtl";
  /**
   * All published language versions, each with the name of the language in that language. Empty if there are no others.
   */
  versions: (PageVersion & { name: string })[];
  blocks: ShownBlock[];
  feeds: FeedLink[];
  /** The kinds of blocks that this version does not have. They are left out. */
  unknown: string[];
}

/**
 * The published page at a path with the data of all its blocks, or null. The number of queries depends on the kinds of
 * blocks, not on their number or content.
 */
export async function presentPage(context: BlockContext, path: string): Promise<PresentedPage | null> {
  const page = await pageByPath(context.db, path);
  if (!page) return null;
  const { id, title, description, shareImage, offersPdf, mayBeCounted, language, versions } = page;
  const shown = await showBlocks(context, page.blocks);
  return {
    id,
    path,
    title,
    description,
    shareImage,
    offersPdf,
    mayBeCounted,
    language,
    direction: languages[language].direction,
    versions: versions.map((version) => ({ ...version, name: languages[version.language].own })),
    ...shown,
    feeds: feedsOf(shown.blocks),
  };
}
