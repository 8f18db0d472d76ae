import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { navigationFields } from "./fields";
import { navigation } from "./table";

/** One of the site's menus. */
export const navigationType = defineContentType({
  name: "navigation",
  apiName: "navigation",
  label: { one: "Menu", many: "Menus" },
  feature: null,
  access: { draft: ["permissionPageManager", "permissionPageEditor"], publish: ["permissionPageManager"] },
  fields: navigationFields,
  list: {
    columns: [],
    order: "title",
    belongsHere: "The menus and the footer of the site.",
  },
  table: navigation,
  title: (data) => data.slug,
  slugField: "slug",
  async project(tx, item) {
    await writeRow(tx, navigation, publishedRow(navigation, navigationFields, item, {}));
  },
  async withdraw(tx, id) {
    await tx.delete(navigation).where(eq(navigation.id, id));
  },
});
