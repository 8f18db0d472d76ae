import { flagsIn, isAdministrator, type PermissionFlag } from "~/platform/isomorphic/permissions";
import type { StoredState } from "~/site/browser/store/stored-state";

/**
 * Whether this user may open a screen: they may enter the admin area and hold one of the flags that the
 * screen requires.
 * @param anyOf undefined: all staff; empty: administrators only
 */
export function mayOpen(user: StoredState["user"], anyOf?: readonly PermissionFlag[]): boolean {
  if (!user?.isAdmin) return false;
  if (!anyOf || anyOf.some((flag) => user[flag] === true)) return true;
  return isAdministrator({ isAdmin: user.isAdmin, permissions: flagsIn(user) });
}
