import { flagsIn, isAdministrator, type PermissionFlag } from "~/platform/isomorphic/permissions";
import type { SessionUser } from "~/server/admin-api/session-schemas";
import type { UserItem } from "../../api/schemas";

/** The permissions that this person can grant: their own. The server enforces this, too. */
export function grantableFlags(user: SessionUser): ReadonlySet<PermissionFlag> {
  return new Set(flagsIn(user));
}

/** Only administrators can make administrators. The server enforces this, too. */
export function mayMakeAdministrators(user: SessionUser): boolean {
  return isAdministrator({ isAdmin: user.isAdmin, permissions: flagsIn(user) });
}

/**
 * Changing a person's email can give control of their account, so it requires all of their permissions. The server
 * enforces this, too.
 */
export function mayMoveAddress(user: SessionUser, target: UserItem): boolean {
  return flagsIn(target).every((flag) => user[flag]);
}
