import { ChartColumn } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";
import { ANALYTICS_READERS } from "~/platform/isomorphic/permissions";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 2,
      label: "Analytics",
      href: "/admin/analytics",
      Icon: ChartColumn,
      anyOf: ANALYTICS_READERS,
      feature: "analytics",
    },
  ],
};
