import { eq } from "drizzle-orm";
import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { defineContentType } from "../../define-content-type";
import { html } from "../../fields/html/field";
import { image } from "../../fields/reference/field";
import { slug } from "../../fields/slug/field";
import { text } from "../../fields/text/field";
import { textarea } from "../../fields/textarea/field";
import { plainWords } from "../plain-words";
import { writeRow } from "../write-row";
import { blogPost } from "./table";

export const blogPostType = defineContentType({
  name: "blogPost",
  apiName: "blog",
  label: { one: "Blog post", many: "Blog" },
  access: { draft: ["permissionBlogManager"], publish: ["permissionBlogManager"] },
  fields: {
    title: text({ label: "Title", advised: [10, 60], required: true }),
    slug: slug({ label: "Address" }),
    description: textarea({
      label: "Description",
      help: "About 160 characters, for lists, search engines and sharing.",
      maxLength: 320,
      advised: [50, 160],
      required: true,
    }),
    image: image({ label: "Picture" }),
    body: html({ label: "Text", required: true }),
    plainWords: plainWords(),
  },
  list: { columns: ["description", "image"] },
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/blog/",
  async project(tx, { id, data, publishedAt }) {
    const { image, plainWords: _, ...columns } = data;
    await writeRow(tx, blogPost, {
      id,
      ...columns,
      imageId: image,
      createdAt: publishedAt,
      updatedAt: new Date(),
    });
  },
  async withdraw(tx, id) {
    await tx.delete(blogPost).where(eq(blogPost.id, id));
  },
  async search(_, { data }) {
    return {
      title: data.title,
      excerpt: data.description,
      body: richTextToPlain(data.body),
      words: [],
      plainWords: data.plainWords,
      weight: 1,
    };
  },
});
