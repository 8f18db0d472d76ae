import { HandHeart } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "operations",
      order: 1,
      label: "Giving",
      href: "/admin/giving",
      Icon: HandHeart,
      anyOf: ["permissionFoundationManager"],
      subItems: [
        { label: "Donors", href: "/admin/giving/donors" },
        { label: "Monthly gifts", href: "/admin/giving/monthly" },
        { label: "Cards to print", href: "/admin/giving/cards" },
        { label: "Campaigns", href: "/admin/campaigns" },
        { label: "Statements", href: "/admin/giving/statements" },
        { label: "Designations", href: "/admin/giving/designations" },
      ],
    },
  ],
  actions: [
    {
      label: "Enter a check",
      adds: "Check",
      href: "/admin/giving/check",
      anyOf: ["permissionFoundationManager"],
    },
    { label: "Enter several checks", href: "/admin/giving/checks", anyOf: ["permissionFoundationManager"] },
    { label: "Import gifts", href: "/admin/giving/import", anyOf: ["permissionFoundationManager"] },
  ],
  permissions: {
    permissionFoundationManager: {
      label: "Foundation manager",
      help: "Sees gifts and edits the foundation's content.",
    },
  },
};
