import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { number } from "~/content/fields/number/field";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { writeRow } from "~/content/publishing/write-row";
import { classCategory } from "./table";

/** The type of a class: the specification's eight to begin with, and those that staff add. */
export const classCategoryType = defineContentType({
  name: "classCategory",
  apiName: "class-types",
  label: { one: "Class type", many: "Class types" },
  feature: null,
  access: { draft: ["permissionCHClassManager"], publish: ["permissionCHClassManager"] },
  chosenByAll: true,
  fields: {
    name: text({ label: "Name", required: true }),
    slug: slug({ label: "Short name" }),
    position: number({ label: "Order in lists", integer: true, minimum: 0 }),
  },
  list: { columns: ["position"] },
  table: classCategory,
  title: (data) => data.name,
  slugField: "slug",
  project: (tx, { id, data }) =>
    writeRow(tx, classCategory, { id, ...data, position: data.position ?? 1_000 }),
  async withdraw(tx, id) {
    await tx.delete(classCategory).where(eq(classCategory.id, id));
  },
});
