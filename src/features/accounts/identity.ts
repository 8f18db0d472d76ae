import type { Actor } from "~/platform/audit/actor";
import { isAdministrator, isPermissionFlag, type PermissionFlag } from "~/platform/isomorphic/permissions";
import type { staffUser } from "./table";

export type StaffUser = typeof staffUser.$inferSelect;

declare module "~/server/admin-api/identity" {
  interface StaffMember extends StaffUser {}
}

/** The permissions in force: none without permission to enter the admin area (`isAdmin`). */
export function flagsOf({
  isAdmin,
  permissions,
}: Pick<StaffUser, "isAdmin" | "permissions">): PermissionFlag[] {
  return isAdmin ? permissions.filter(isPermissionFlag) : [];
}

/** The person as the actor of a write. */
export function actorOf(user: StaffUser, requestId?: string): Actor {
  return {
    id: user.id,
    name: user.name,
    permissions: isAdministrator(user) ? "all" : new Set(flagsOf(user)),
    requestId,
  };
}
