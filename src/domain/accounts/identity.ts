import type { Actor } from "~/platform/audit/actor";
import { isAdministrator, isPermissionFlag, type PermissionFlag } from "./permissions";
import type { staffUser } from "./table";

export type StaffUser = typeof staffUser.$inferSelect;

/** Who a call to the admin API comes from. */
export interface Identity {
  user: StaffUser;
  actor: Actor;
  /** The browser's session; null for a script with a personal token. */
  session: { id: string; provenAt: Date; expiresAt: Date; twoFactor: boolean } | null;
  /** The personal token; null in a browser. */
  token: { mayExportPeople: boolean } | null;
}

/** The flags in force for this person. Without entry to the admin area (`isAdmin`) there are none. */
export function flagsOf({
  isAdmin,
  permissions,
}: Pick<StaffUser, "isAdmin" | "permissions">): PermissionFlag[] {
  return isAdmin ? permissions.filter(isPermissionFlag) : [];
}

/** The person as the one who causes a write. */
export function actorOf(user: StaffUser, requestId?: string): Actor {
  return {
    id: user.id,
    name: user.name,
    permissions: isAdministrator(user) ? "all" : new Set(flagsOf(user)),
    requestId,
  };
}
