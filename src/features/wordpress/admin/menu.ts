import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  below: {
    "/admin/settings": [{ label: "WordPress", href: "/admin/settings/wordpress", once: true }],
  },
};
