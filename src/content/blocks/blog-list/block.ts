import { blogPostCards } from "../../types/blog-post/blog-post-cards";
import { postItem } from "../../types/blog-post/post-item";
import { blogPost } from "../../types/blog-post/table";
import { defineBlock } from "../block";
import { listed } from "../layout/listed";
import { atMost, heading, intro, whenNone } from "../shared-fields";

export const blogListBlock = defineBlock({
  name: "blogList",
  label: "Blog posts",
  category: "Blog",
  fields: { heading: heading(), intro: intro(), atMost: atMost(), whenNone: whenNone() },
  async load(context, { atMost: limit }) {
    context.reads("blogPost", "image");
    return listed(context, limit ?? null, {
      newest: async (count) =>
        (await blogPostCards(context.db, { limit: count })).map((post) => postItem(post, context.timeZone)),
      count: () => context.db.$count(blogPost),
    });
  },
});
