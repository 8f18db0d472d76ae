import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { awardFields } from "./fields";
import { award } from "./table";

/** An award for hospital staff, with a form for nominations. */
export const awardType = defineContentType({
  name: "award",
  apiName: "awards",
  label: { one: "Award", many: "Awards" },
  feature: "forms",
  access: { draft: ["permissionFormManager"], publish: ["permissionFormManager"] },
  fields: awardFields,
  list: {
    columns: ["lead"],
    order: "title",
    belongsHere: "Awards for which people nominate staff, each with its form.",
  },
  table: award,
  listedBy: () => null,
  title: (data) => data.title,
  slugField: "slug",
  addressPrefix: "/award/",
  async project(tx, item) {
    await writeRow(tx, award, publishedRow(award, awardFields, item, {}));
  },
  async withdraw(tx, id) {
    await tx.delete(award).where(eq(award.id, id));
  },
  search: { weight: 1 },
});
