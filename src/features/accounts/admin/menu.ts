import { UserRound, UsersRound } from "lucide-react";
import type { FeatureMenu } from "~/admin/menu/feature-menu";

export const menu: FeatureMenu = {
  items: [
    {
      group: "site",
      order: 19,
      label: "Users",
      href: "/admin/users",
      Icon: UsersRound,
      anyOf: ["permissionUserManager", "permissionUserAdministrator"],
    },
  ],
  account: [{ label: "Your account", href: "/admin/account", Icon: UserRound }],
  actions: [
    {
      label: "Invite a colleague",
      adds: "Colleague",
      href: "/admin/users/new",
      anyOf: ["permissionUserManager", "permissionUserAdministrator"],
    },
    { label: "Change your password or sign-in", href: "/admin/account" },
  ],
  permissions: {
    permissionUserManager: {
      label: "User manager",
      help: "Invites people, and manages those who hold no permission that the manager lacks.",
    },
    permissionUserAdministrator: {
      label: "User administrator",
      help: "Manages everyone except administrators: removes permissions, disables and deletes accounts.",
    },
  },
};
