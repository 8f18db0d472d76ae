import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { datetime } from "~/content/fields/datetime/field";
import { text } from "~/content/fields/text/field";
import { writeRow } from "~/content/publishing/write-row";
import { mediaCoverage } from "./table";

const href = text({ label: "Address of the article", maxLength: 500, required: true });

/** An article elsewhere about the hospital. */
export const mediaCoverageType = defineContentType({
  name: "mediaCoverage",
  apiName: "mediacoverages",
  label: { one: "Media coverage", many: "Media coverage" },
  feature: "news",
  access: { draft: ["permissionNewsManager"], publish: ["permissionNewsManager"] },
  fields: {
    title: text({ label: "Title", required: true }),
    outlet: text({ label: "Where it appeared", required: true }),
    href: {
      ...href,
      schema: href.schema.refine(
        (value) => value === "" || /^https?:\/\/[^\s]+$/.test(value),
        "Enter an address that begins with https://.",
      ),
    },
    publishedAt: datetime({ label: "Date", help: "Empty for the day it is published." }),
  },
  list: { columns: ["outlet", "publishedAt", "href"] },
  table: mediaCoverage,
  listedBy: ({ publishedAt }) => [publishedAt],
  title: (data) => data.title,
  async project(tx, { id, data, publishedAt }) {
    const dated = data.publishedAt ? new Date(data.publishedAt) : publishedAt;
    await writeRow(tx, mediaCoverage, { id, ...data, publishedAt: dated, updatedAt: new Date() });
  },
  async withdraw(tx, id) {
    await tx.delete(mediaCoverage).where(eq(mediaCoverage.id, id));
  },
});
