import { GraduationCap } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 12,
      label: "Classes & Events",
      href: "/admin/classes",
      Icon: GraduationCap,
      anyOf: ["permissionCHClassManager"],
      subItems: [
        { label: "Registrations", href: "/admin/class-registrations" },
        { label: "Class types", href: "/admin/class-types" },
      ],
    },
  ],
  permissions: {
    permissionCHClassManager: {
      label: "Class manager",
      help: "Manages classes, events, and their registrations.",
    },
  },
};
