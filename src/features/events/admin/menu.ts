import { CalendarDays } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 16,
      label: "Events",
      href: "/admin/calendarevent",
      Icon: CalendarDays,
      anyOf: ["permissionEventsManager"],
      feature: "events",
    },
  ],
  permissions: {
    permissionEventsManager: { label: "Events manager", help: "Manages the calendar of events." },
  },
};
