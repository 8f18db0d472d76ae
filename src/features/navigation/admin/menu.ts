import { Compass, PanelBottom, Signpost } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 4,
      label: "Navigation",
      href: "/admin/navigation",
      Icon: Compass,
      anyOf: ["permissionPageManager", "permissionPageEditor"],
      feature: "navigation",
    },
    {
      group: "site",
      order: 5,
      label: "Footer",
      href: "/admin/footer",
      Icon: PanelBottom,
      anyOf: ["permissionPageManager", "permissionPageEditor"],
      feature: "footer",
    },
    {
      group: "site",
      order: 22,
      label: "Redirects",
      href: "/admin/redirects",
      Icon: Signpost,
      anyOf: ["permissionRedirectManager"],
      feature: "redirects",
      subItems: [{ label: "Missed addresses", href: "/admin/redirects/missed" }],
    },
  ],
  permissions: {
    permissionRedirectManager: { label: "Redirect manager", help: "Redirects old addresses to new ones." },
  },
};
