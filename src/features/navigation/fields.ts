import { navigationItems } from "~/content/fields/navigation-items";
import { slug } from "~/content/fields/slug";

export const navigationFields = {
  slug: slug({ label: "Menu" }),
  items: navigationItems({ label: "Links", required: true }),
};
