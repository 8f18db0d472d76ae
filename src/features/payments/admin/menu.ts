import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  below: {
    "/admin/settings": [{ label: "Payments", href: "/admin/settings/payments" }],
  },
  actions: [
    {
      label: "See payments and refunds",
      href: "/admin/settings/payments",
      anyOf: ["permissionSettingsManager"],
      feature: "settings",
    },
  ],
};
