import { flagsIn, isAdministrator, type PermissionFlag } from "~/platform/isomorphic/permissions";
import type { SessionUser } from "~/server/admin-api/session-schemas";
import type { UserItem } from "../../api/schemas";

/** Which flags this person may grant: those they hold. The server checks the same. */
export function grantableFlags(user: SessionUser): ReadonlySet<PermissionFlag> {
  return new Set(flagsIn(user));
}

/** Only administrators make administrators. */
export function mayMakeAdministrators(user: SessionUser): boolean {
  return isAdministrator({ isAdmin: user.isAdmin, permissions: flagsIn(user) });
}

/** Whoever sets an address can become its owner, so it takes all of the owner's permissions. */
export function mayMoveAddress(user: SessionUser, target: UserItem): boolean {
  return flagsIn(target).every((flag) => user[flag]);
}
