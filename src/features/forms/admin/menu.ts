import { ClipboardList, ClipboardPlus } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 18,
      label: "Forms",
      href: "/admin/forms",
      Icon: ClipboardList,
      anyOf: ["permissionFormManager"],
      feature: "forms",
      subItems: [
        { label: "Submissions", href: "/admin/forms/submissions" },
        { label: "Awards", href: "/admin/awards" },
      ],
    },
    {
      group: "operations",
      order: 3,
      label: "Patient Applications",
      href: "/admin/patient-applications",
      Icon: ClipboardPlus,
      anyOf: ["permissionPatientFormManager"],
    },
  ],
  permissions: {
    permissionFormManager: { label: "Form manager", help: "Builds forms and reads their submissions." },
    permissionPatientFormManager: {
      label: "Patient form manager",
      help: "Reads the confidential applications of new patients.",
    },
  },
};
