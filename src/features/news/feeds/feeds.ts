import type { FeedLink } from "~/content/blocks/feed-link";

export const blogFeed: FeedLink = { title: "Health advice", path: "/blog/feed.xml" };
export const newsFeed: FeedLink = { title: "News", path: "/newsroom/feed.xml" };
/** All feeds combined. */
export const wholeFeed: FeedLink = { title: "Everything new", path: "/feed.xml" };
