import { Siren } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "operations",
      order: 4,
      label: "Incident Mode",
      href: "/admin/incident",
      Icon: Siren,
      anyOf: ["permissionSettingsManager", "permissionIncidentManager"],
    },
  ],
  permissions: {
    permissionIncidentManager: {
      label: "Incident manager",
      help: "Turns incident mode on and off: the banner on every page in an emergency.",
    },
  },
};
