import { defineBlock } from "~/content/blocks/block";
import { listedForAll } from "~/content/blocks/layout/listed";
import { atMost, heading, intro, whenNone } from "~/content/blocks/shared-fields";
import { bar, lines, picture, title } from "~/content/blocks/thumbnail";
import { blogPostCards, countBlogPosts } from "../../blog-post/blog-post-cards";
import { postItem } from "../../blog-post/post-item";
import { blogFeed } from "../../feeds/feeds";

declare module "~/content/blocks/block" {
  interface BlockCategories {
    Blog: true;
  }
}

export const blogListBlock = defineBlock({
  name: "blogList",
  label: "Blog posts",
  category: "Blog",
  feature: "blog",
  help: "The newest blog posts, or all of them page by page. Filled in automatically.",
  feed: blogFeed,
  thumbnail: [
    title(8, 8, 30),
    ...[20, 40].flatMap((y) => [picture(8, y, 24, 14), bar(38, y, 40, 4), ...lines(38, y + 7, 46, 2)]),
  ],
  fields: { heading: heading(), intro: intro(), atMost: atMost(), whenNone: whenNone() },
  example: { heading: "From our blog", atMost: 3 },
  async load(context, every) {
    return listedForAll(context, every, {
      newest: async (count) =>
        (await blogPostCards(context.db, { limit: count })).map((post) => postItem(post, context.timeZone)),
      count: () => countBlogPosts(context.db),
    });
  },
});
