import { Search } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 21,
      label: "Search",
      href: "/admin/search",
      Icon: Search,
      anyOf: ["permissionSettingsManager"],
      feature: "search",
      subItems: [
        { label: "Search rules", href: "/admin/searchrules" },
        { label: "Search topics", href: "/admin/searchtopics" },
      ],
    },
  ],
};
