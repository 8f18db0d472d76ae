import type { PermissionFlag } from "~/domain/accounts/permissions";
import type { StoredState } from "../../client/store/stored-state";

/** Whether this user holds one of the flags that a screen asks for; a screen that asks for none is open to all staff. */
export function mayOpen(user: StoredState["user"], anyOf?: readonly PermissionFlag[]): boolean {
  if (!user) return false;
  return user.isAdmin || !anyOf || anyOf.some((flag) => user[flag] === true);
}
