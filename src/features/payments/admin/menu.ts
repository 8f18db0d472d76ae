import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  actions: [
    {
      label: "See payments and refunds",
      href: "/admin/settings/payments",
      anyOf: ["permissionSettingsManager"],
      feature: "settings",
    },
  ],
};
