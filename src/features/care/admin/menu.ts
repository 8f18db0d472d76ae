import { Bus, IdCard, MapPin, Stethoscope } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 7,
      label: "Specialties",
      href: "/admin/specialties",
      Icon: Stethoscope,
      anyOf: ["permissionCHSpecialtiesManager"],
      subItems: [{ label: "Conditions", href: "/admin/conditions" }],
    },
    {
      group: "site",
      order: 8,
      label: "Locations",
      href: "/admin/locations",
      Icon: MapPin,
      anyOf: ["permissionCHLocationManager"],
      subItems: [{ label: "Insurance plans", href: "/admin/insurance-plans" }],
    },
    {
      group: "site",
      order: 9,
      label: "Staff Members",
      href: "/admin/staffmembers",
      Icon: IdCard,
      anyOf: ["permissionCHStaffMemberManager"],
    },
    {
      group: "site",
      order: 13,
      label: "CMU Scheduling",
      href: "/admin/cmu-scheduling",
      Icon: Bus,
      anyOf: ["permissionCHCMUSchedulingManager"],
    },
  ],
  below: { "/admin/pages": [{ label: "Where to go", href: "/admin/care-guide" }] },
  permissions: {
    permissionCHSpecialtiesManager: { label: "Specialties manager", help: "Manages the specialties." },
    permissionCHLocationManager: {
      label: "Location manager",
      help: "Manages the locations, their hours, and their status.",
    },
    permissionCHStaffMemberManager: {
      label: "Staff member manager",
      help: "Manages the providers' profiles.",
    },
    permissionCHCMUSchedulingManager: {
      label: "CMU scheduling manager",
      help: "Plans the stops of the community mobile unit.",
    },
  },
};
