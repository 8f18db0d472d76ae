import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { date } from "~/content/fields/date/field";
import { html } from "~/content/fields/html/field";
import { plainWords } from "~/content/fields/plain-words";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { textarea } from "~/content/fields/textarea/field";
import { writeRow } from "~/content/publishing/write-row";
import { provider, specialties } from "~/features/care/shared/fields";
import { image } from "~/features/media/shared/fields";
import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { postsAbout } from "./posts-about";
import { blogPost } from "./table";

export const blogPostType = defineContentType({
  name: "blogPost",
  apiName: "blog",
  label: { one: "Blog post", many: "Blog" },
  feature: "blog",
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
    author: text({ label: "Written by", help: "With the letters after the name: Greta Lindqvist, PA-C." }),
    reviewer: provider({
      label: "Medically reviewed by",
      help: "Who looked at whether the advice is right. Their name and the day stand below the title.",
    }),
    reviewedOn: date({ label: "Reviewed on" }),
    specialties: specialties({
      label: "Specialties",
      help: "What it is about: readers are led on to these, and to what else is written of them.",
    }),
    plainWords: plainWords(),
  },
  review: { everyMonths: 12, dateField: "reviewedOn" },
  list: { columns: ["description", "image", "reviewedOn"], filters: ["specialties"] },
  table: blogPost,
  listedBy: ({ specialties }) => specialties,
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/blog/",
  check: ({ reviewer, reviewedOn }) =>
    Boolean(reviewer) === Boolean(reviewedOn)
      ? []
      : [
          {
            severity: "hard",
            propertyName: reviewer ? "reviewedOn" : "reviewer",
            message: "Fill in both the reviewer and the review date, or leave both empty.",
          },
        ],
  async project(tx, { id, data, publishedAt }) {
    const { image, reviewer, specialties: specialtyIds, plainWords: _, ...columns } = data;
    await writeRow(tx, blogPost, {
      id,
      ...columns,
      imageId: image,
      reviewerId: reviewer,
      specialtyIds,
      createdAt: publishedAt,
      updatedAt: new Date(),
    });
  },
  related: { specialty: postsAbout },
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
