import { Mail } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "operations",
      order: 2,
      label: "Newsletter",
      href: "/admin/newsletter",
      Icon: Mail,
      anyOf: ["permissionFoundationManager"],
    },
  ],
};
