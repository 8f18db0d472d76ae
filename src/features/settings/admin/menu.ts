import { Settings } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 20,
      label: "Settings",
      href: "/admin/settings",
      Icon: Settings,
      anyOf: ["permissionSettingsManager"],
      feature: "settings",
      subItems: [
        { label: "Setup", href: "/admin/settings/setup", once: true },
        { label: "Services", href: "/admin/settings/services" },
        { label: "Price file", href: "/admin/settings/price-file" },
        { label: "Site lock", href: "/admin/settings/lock" },
        { label: "Demo", href: "/admin/settings/demo", anyOf: [], once: true },
      ],
    },
  ],
  permissions: {
    permissionSettingsManager: { label: "Settings manager", help: "Changes the site's settings and search." },
  },
};
