import { LayoutDashboard } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 1,
      label: "Dashboard",
      href: "/admin/dashboard",
      Icon: LayoutDashboard,
      subItems: [{ label: "Content health", href: "/admin/dashboard/health" }],
    },
  ],
};
