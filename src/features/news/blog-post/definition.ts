import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { blogPostFields } from "./fields";
import { postsAbout } from "./posts-about";
import { blogPost } from "./table";

export const blogPostType = defineContentType({
  name: "blogPost",
  apiName: "blog",
  label: { one: "Blog post", many: "Blog" },
  feature: "blog",
  access: { draft: ["permissionBlogManager"], publish: ["permissionBlogManager"] },
  fields: blogPostFields,
  review: { everyMonths: 12, dateField: "reviewedOn" },
  list: {
    columns: ["description", "image", "reviewedOn"],
    filters: ["specialties"],
    order: "-publishedAt",
    belongsHere:
      "Articles about health and life at the hospital, each reviewed by a provider. Start with a draft.",
  },
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
  async project(tx, item) {
    const row = publishedRow(blogPost, blogPostFields, item, {
      specialtyIds: item.data.specialties,
      createdAt: item.publishedAt,
    });
    await writeRow(tx, blogPost, row);
  },
  related: { specialty: postsAbout },
  async withdraw(tx, id) {
    await tx.delete(blogPost).where(eq(blogPost.id, id));
  },
  search: { weight: 1 },
});
