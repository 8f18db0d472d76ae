import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { pressRelease } from "../press-release/table";
import { newsItemFields } from "./fields";
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
  fields: newsItemFields,
  list: {
    columns: ["publishedAt", "summary", "image"],
    order: "-publishedAt",
    belongsHere: "News of the hospital, such as a new clinic or changed hours. Start with a draft.",
  },
  table: newsItem,
  listedBy: ({ publishedAt, specialties }) => [publishedAt, specialties],
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/news/",
  check: (data, tx, id) => newsAddressIsFree(tx, pressRelease, { id, slug: data.slug }),
  async project(tx, item) {
    const { publishedAt, specialties: specialtyIds } = item.data;
    const row = publishedRow(newsItem, newsItemFields, item, {
      specialtyIds,
      publishedAt: publishedAt ? new Date(publishedAt) : item.publishedAt,
    });
    await writeRow(tx, newsItem, row);
  },
  cards: newsItemCards,
  related: { specialty: newsAbout },
  async withdraw(tx, id) {
    await tx.delete(newsItem).where(eq(newsItem.id, id));
  },
  search: { weight: 1 },
});
