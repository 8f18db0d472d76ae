import type { Actor } from "~/platform/audit/actor";
import { isPermissionFlag, type PermissionFlag, permissionFlags } from "./permissions";
import type { staffUser } from "./table";

export type StaffUser = typeof staffUser.$inferSelect;

/** Who a call to the admin API comes from. */
export interface Identity {
  user: StaffUser;
  actor: Actor;
  /** The browser's session; null for a script with a personal token. */
  session: { id: string; provenAt: Date; expiresAt: Date } | null;
}

/** The flags that count for this person: all of them for an administrator. */
export function flagsOf({
  isAdmin,
  permissions,
}: Pick<StaffUser, "isAdmin" | "permissions">): PermissionFlag[] {
  return isAdmin ? [...permissionFlags] : permissions.filter(isPermissionFlag);
}

/** The person as the one who causes a write. */
export function actorOf(user: StaffUser, requestId?: string): Actor {
  return {
    id: user.id,
    name: user.name,
    permissions: user.isAdmin ? "all" : new Set(flagsOf(user)),
    requestId,
  };
}
