import { blogPostCards } from "../../types/blog-post/blog-post-cards";
import { postItem } from "../../types/blog-post/post-item";
import { defineBlock } from "../block";
import { atMost, heading, intro, MOST_LISTED, whenNone } from "../shared-fields";

export const blogListBlock = defineBlock({
  name: "blogList",
  label: "Blog posts",
  category: "Blog",
  fields: { heading: heading(), intro: intro(), atMost: atMost(), whenNone: whenNone() },
  async load(context) {
    context.reads("blogPost", "image");
    const posts = await blogPostCards(context.db, { limit: MOST_LISTED });
    return { items: posts.map((post) => postItem(post, context.timeZone)) };
  },
});
