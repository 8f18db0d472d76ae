import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { newsAddressIsFree } from "../news-item/news-address-is-free";
import { newsItem } from "../news-item/table";
import { pressReleaseFields } from "./fields";
import { pressRelease } from "./table";

export const pressReleaseType = defineContentType({
  name: "pressRelease",
  apiName: "pressreleases",
  label: { one: "Press release", many: "Press releases" },
  feature: "news",
  access: { draft: ["permissionNewsManager"], publish: ["permissionNewsManager"] },
  fields: pressReleaseFields,
  list: {
    columns: ["publishedAt", "summary"],
    order: "-publishedAt",
    belongsHere: "Announcements for journalists. Start with a draft.",
  },
  table: pressRelease,
  listedBy: ({ publishedAt }) => [publishedAt],
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/news/",
  check: (data, tx, id) => newsAddressIsFree(tx, newsItem, { id, slug: data.slug }),
  async project(tx, item) {
    const { publishedAt } = item.data;
    const row = publishedRow(pressRelease, pressReleaseFields, item, {
      publishedAt: publishedAt ? new Date(publishedAt) : item.publishedAt,
    });
    await writeRow(tx, pressRelease, row);
  },
  async withdraw(tx, id) {
    await tx.delete(pressRelease).where(eq(pressRelease.id, id));
  },
  search: { weight: 1 },
});
