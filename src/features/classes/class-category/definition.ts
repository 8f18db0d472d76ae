import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { classCategoryFields } from "./fields";
import { classCategory } from "./table";

/** The type of a class. A new site has the eight of the specification; staff can add more. */
export const classCategoryType = defineContentType({
  name: "classCategory",
  apiName: "class-types",
  label: { one: "Class type", many: "Class types" },
  feature: null,
  access: { draft: ["permissionCHClassManager"], publish: ["permissionCHClassManager"] },
  chosenByAll: true,
  fields: classCategoryFields,
  list: {
    columns: ["position"],
    order: "position",
    belongsHere: "Kinds of classes, such as childbirth classes or support groups. Each class has one.",
  },
  table: classCategory,
  title: (data) => data.name,
  slugField: "slug",
  async project(tx, item) {
    await writeRow(tx, classCategory, publishedRow(classCategory, classCategoryFields, item, {}));
  },
  async withdraw(tx, id) {
    await tx.delete(classCategory).where(eq(classCategory.id, id));
  },
});
