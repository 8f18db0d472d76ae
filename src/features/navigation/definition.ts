import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { navigationItems } from "~/content/fields/navigation-items/field";
import { slug } from "~/content/fields/slug/field";
import { navigation } from "./table";

/** One of the site's menus. */
export const navigationType = defineContentType({
  name: "navigation",
  apiName: "navigation",
  label: { one: "Menu", many: "Menus" },
  feature: null,
  access: { draft: ["permissionPageManager", "permissionPageEditor"], publish: ["permissionPageManager"] },
  fields: {
    slug: slug({ label: "Menu" }),
    items: navigationItems({ label: "Links", required: true }),
  },
  list: { columns: [] },
  table: navigation,
  title: (data) => data.slug,
  slugField: "slug",
  async project(tx, { id, data }) {
    await tx
      .insert(navigation)
      .values({ id, ...data })
      .onConflictDoUpdate({ target: navigation.id, set: data });
  },
  async withdraw(tx, id) {
    await tx.delete(navigation).where(eq(navigation.id, id));
  },
});
