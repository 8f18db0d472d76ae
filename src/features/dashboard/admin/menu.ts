import { LayoutDashboard } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";
import { START_SCREEN } from "~/server/isomorphic/start-screen";
import { HEALTH_SCREEN } from "./health-screen";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 1,
      label: "Dashboard",
      href: START_SCREEN,
      Icon: LayoutDashboard,
      subItems: [{ label: "Content health", href: HEALTH_SCREEN }],
    },
  ],
};
