import { BriefcaseBusiness } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "operations",
      order: 5,
      label: "Jobs",
      href: "/admin/job-openings",
      Icon: BriefcaseBusiness,
      anyOf: ["permissionFormManager"],
    },
  ],
};
