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
  permissions: {
    permissionPageManager: {
      label: "Page manager",
      help: "Writes and publishes pages, the navigation and the footer.",
    },
    permissionPageEditor: { label: "Page editor", help: "Drafts pages. Someone else publishes them." },
  },
};
