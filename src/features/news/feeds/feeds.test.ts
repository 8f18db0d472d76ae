import { expect, test } from "vitest";
import { feedsOf } from "~/content/blocks/feeds-of";
import { blogFeed, newsFeed } from "./feeds";

test("a feed is announced once, wherever its list is on the page", () => {
  const columns = { type: "columns", slots: { first: [{ type: "newsList", props: {} }], second: [] } };
  const section = { type: "section", slots: { content: [{ type: "blogList", props: {} }] } };
  expect(feedsOf([columns, section, { type: "newsList" }])).toEqual([newsFeed, blogFeed]);
  expect(feedsOf([{ type: "hero" }])).toEqual([]);
});
