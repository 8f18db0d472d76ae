import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { checkCareGuide, REVIEW_MONTHS } from "./check-care-guide";
import { careGuideFields } from "./fields";
import { CARE_GUIDE_PATH } from "./path";
import { careGuide } from "./table";

/**
 * The guide on where to go for which problem. It has a fixed address, so there can be only one record. A new site has
 * none.
 */
export const careGuideType = defineContentType({
  name: "careGuide",
  apiName: "care-guide",
  label: { one: "Guide to where to go", many: "Where to go" },
  feature: null,
  access: { draft: ["permissionPageManager", "permissionPageEditor"], publish: ["permissionPageManager"] },
  fields: careGuideFields,
  review: { everyMonths: REVIEW_MONTHS, dateField: "reviewedOn" },
  list: {
    columns: ["reviewer", "reviewedOn"],
    belongsHere: "The guide that leads people to the right place for care.",
  },
  table: careGuide,
  listedBy: () => null,
  title: (data) => data.heading,
  slugField: "path",
  addressPrefix: "",
  check: (data) => checkCareGuide(data, new Date()),

  async project(tx, item) {
    await writeRow(tx, careGuide, publishedRow(careGuide, careGuideFields, item, { path: CARE_GUIDE_PATH }));
  },
  async withdraw(tx, id) {
    await tx.delete(careGuide).where(eq(careGuide.id, id));
  },

  search: { weight: 3 },
});
