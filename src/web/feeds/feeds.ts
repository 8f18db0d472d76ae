import { allShown } from "~/content/blocks/all-shown";
import type { ShownBlock } from "~/content/blocks/show-blocks";
import type { FeedLink } from "../meta/page-meta";

export const blogFeed: FeedLink = { title: "Health advice", path: "/blog/feed.xml" };
export const newsFeed: FeedLink = { title: "News", path: "/newsroom/feed.xml" };
/** Both together. */
export const wholeFeed: FeedLink = { title: "Everything new", path: "/feed.xml" };

const BY_BLOCK: Record<string, FeedLink> = { blogList: blogFeed, newsList: newsFeed };

/** What can be followed of a composed page: whatever its lists show, wherever they stand. */
export function feedsOf(blocks: readonly Pick<ShownBlock, "type" | "slots">[]): FeedLink[] {
  return [...new Set(allShown(blocks).flatMap(({ type }) => BY_BLOCK[type] ?? []))];
}
