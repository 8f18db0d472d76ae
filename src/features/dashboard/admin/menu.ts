import { LayoutDashboard } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";
import { START_SCREEN } from "../shared/start-screen";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 1,
      label: "Dashboard",
      href: START_SCREEN,
      Icon: LayoutDashboard,
      subItems: [{ label: "Content health", href: `${START_SCREEN}/health` }],
    },
  ],
};
