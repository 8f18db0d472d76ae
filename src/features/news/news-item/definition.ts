import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { datetime } from "~/content/fields/datetime/field";
import { html } from "~/content/fields/html/field";
import { plainWords } from "~/content/fields/plain-words";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { textarea } from "~/content/fields/textarea/field";
import { writeRow } from "~/content/publishing/write-row";
import { specialties } from "~/features/care/shared/fields";
import { image } from "~/features/media/shared/fields";
import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { pressRelease } from "../press-release/table";
import { newsAbout } from "./news-about";
import { newsAddressIsFree } from "./news-address-is-free";
import { newsItemCards } from "./news-item-card";
import { newsItem } from "./table";

export const newsItemType = defineContentType({
  name: "newsItem",
  apiName: "newsitem",
  label: { one: "News item", many: "News" },
  feature: "news",
  access: { draft: ["permissionNewsManager"], publish: ["permissionNewsManager"] },
  chosenByAll: true,
  fields: {
    title: text({ label: "Title", required: true }),
    slug: slug({ label: "Address" }),
    publishedAt: datetime({ label: "Date", help: "Empty for the day it is published." }),
    summary: textarea({ label: "Summary", maxLength: 500, advised: [50, 200], required: true }),
    image: image({ label: "Picture" }),
    body: html({ label: "Text", required: true }),
    specialties: specialties({
      label: "Specialties",
      help: "What it is about: readers are led on to these, and to what else is written of them.",
    }),
    plainWords: plainWords(),
  },
  list: { columns: ["publishedAt", "summary", "image"] },
  table: newsItem,
  listedBy: ({ publishedAt, specialties }) => [publishedAt, specialties],
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/news/",
  check: (data, tx, id) => newsAddressIsFree(tx, pressRelease, { id, slug: data.slug }),
  async project(tx, { id, data, publishedAt }) {
    const { image, specialties: specialtyIds, plainWords: _, ...columns } = data;
    const dated = data.publishedAt ? new Date(data.publishedAt) : publishedAt;
    await writeRow(tx, newsItem, {
      id,
      ...columns,
      imageId: image,
      specialtyIds,
      publishedAt: dated,
      updatedAt: new Date(),
    });
  },
  cards: newsItemCards,
  related: { specialty: newsAbout },
  async withdraw(tx, id) {
    await tx.delete(newsItem).where(eq(newsItem.id, id));
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
