import { type PermissionFlag, permissionFlags } from "~/domain/accounts/permissions";
import type { SessionUser } from "~/domain/accounts/wire";

/**
 * Which flags this person may give and take: a user administrator all, a user manager those they hold themselves. Nobody gives
 * themselves what they do not have.
 *
 * @param targetId undefined for somebody new
 */
export function grantableFlags(user: SessionUser, targetId?: string): ReadonlySet<PermissionFlag> {
  const all = user.isAdmin || (user.permissionUserAdministrator && targetId !== user.id);
  return new Set(permissionFlags.filter((flag) => all || user[flag]));
}

/** Making somebody an administrator is a user administrator's, never a manager's. */
export function mayMakeAdministrators(user: SessionUser, targetId?: string): boolean {
  return user.isAdmin || (user.permissionUserAdministrator && targetId !== user.id);
}
