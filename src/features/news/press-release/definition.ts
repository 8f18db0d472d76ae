import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { datetime } from "~/content/fields/datetime/field";
import { html } from "~/content/fields/html/field";
import { plainWords } from "~/content/fields/plain-words";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { textarea } from "~/content/fields/textarea/field";
import { writeRow } from "~/content/publishing/write-row";
import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { newsAddressIsFree } from "../news-item/news-address-is-free";
import { newsItem } from "../news-item/table";
import { pressRelease } from "./table";

export const pressReleaseType = defineContentType({
  name: "pressRelease",
  apiName: "pressreleases",
  label: { one: "Press release", many: "Press releases" },
  feature: "news",
  access: { draft: ["permissionNewsManager"], publish: ["permissionNewsManager"] },
  fields: {
    title: text({ label: "Title", required: true }),
    slug: slug({ label: "Address" }),
    publishedAt: datetime({ label: "Date", help: "Empty for the day it is published." }),
    summary: textarea({ label: "Summary", maxLength: 500, advised: [50, 200], required: true }),
    body: html({ label: "Text", required: true }),
    plainWords: plainWords(),
  },
  list: { columns: ["publishedAt", "summary"] },
  table: pressRelease,
  listedBy: ({ publishedAt }) => [publishedAt],
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/news/",
  check: (data, tx, id) => newsAddressIsFree(tx, newsItem, { id, slug: data.slug }),
  async project(tx, { id, data, publishedAt }) {
    const { plainWords: _, ...columns } = data;
    const dated = data.publishedAt ? new Date(data.publishedAt) : publishedAt;
    await writeRow(tx, pressRelease, { id, ...columns, publishedAt: dated, updatedAt: new Date() });
  },
  async withdraw(tx, id) {
    await tx.delete(pressRelease).where(eq(pressRelease.id, id));
  },
  async search(_, { data }) {
    return {
      title: data.title,
      excerpt: data.summary,
      body: richTextToPlain(data.body),
      words: [],
      plainWords: data.plainWords,
      weight: 1,
    };
  },
});
