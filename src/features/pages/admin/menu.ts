import { FileText } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 3,
      label: "Pages",
      href: "/admin/pages",
      Icon: FileText,
      anyOf: ["permissionPageManager", "permissionPageEditor"],
      subItems: [
        { label: "Page tree", href: "/admin/pages/tree" },
        { label: "Saved sections", href: "/admin/saved-sections" },
      ],
    },
  ],
};
