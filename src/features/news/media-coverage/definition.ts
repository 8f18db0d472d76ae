import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { mediaCoverageFields } from "./fields";
import { mediaCoverage } from "./table";

/** An article in other media about the hospital. */
export const mediaCoverageType = defineContentType({
  name: "mediaCoverage",
  apiName: "mediacoverages",
  label: { one: "Media coverage", many: "Media coverage" },
  feature: "news",
  access: { draft: ["permissionNewsManager"], publish: ["permissionNewsManager"] },
  fields: mediaCoverageFields,
  list: {
    columns: ["outlet", "publishedAt", "href"],
    order: "-publishedAt",
    belongsHere: "Articles about the hospital in other media, each with a link. Start with the newest one.",
  },
  table: mediaCoverage,
  listedBy: ({ publishedAt }) => [publishedAt],
  title: (data) => data.title,
  async project(tx, item) {
    const { publishedAt } = item.data;
    const row = publishedRow(mediaCoverage, mediaCoverageFields, item, {
      publishedAt: publishedAt ? new Date(publishedAt) : item.publishedAt,
    });
    await writeRow(tx, mediaCoverage, row);
  },
  async withdraw(tx, id) {
    await tx.delete(mediaCoverage).where(eq(mediaCoverage.id, id));
  },
});
