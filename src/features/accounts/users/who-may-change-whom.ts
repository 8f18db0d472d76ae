import { AppError } from "~/platform/errors/app-error";
import { isAdministrator } from "~/platform/isomorphic/permissions";
import { flagsOf, type StaffUser } from "../identity";

type Rights = Pick<StaffUser, "isAdmin" | "permissions">;

/**
 * Whether one person may change another. Administrators can change everyone, and only they can change administrators. A
 * user administrator can change everyone else. A user manager can change people who have no permission that the manager
 * lacks.
 */
export function mayChange(actor: Rights, target: Rights): boolean {
  if (isAdministrator(actor)) return true;
  if (isAdministrator(target)) return false;
  const held = flagsOf(actor);
  if (held.includes("permissionUserAdministrator")) return true;
  return held.includes("permissionUserManager") && hasAllFlags(actor, target.permissions);
}

/** @throws AppError FORBIDDEN */
export function requireMayChange(actor: Rights, target: Rights): void {
  if (mayChange(actor, target)) return;
  throw new AppError(
    "FORBIDDEN",
    isAdministrator(target)
      ? "Only an administrator can change an administrator."
      : "This person may do more than you: ask an administrator to make the change.",
  );
}

/**
 * Refuses to grant rights that the actor may not grant. Nobody can grant a permission that they lack, and only
 * administrators can make administrators. Letting a person into the admin area puts all of their permissions in force,
 * so it counts as granting each of them.
 * @param before the current rights; undefined for a new account
 * @throws AppError FORBIDDEN
 */
export function requireMayGrant(actor: Rights, before: Rights | undefined, after: Rights): void {
  const held = flagsOf(actor);
  if (!held.includes("permissionUserManager") && !held.includes("permissionUserAdministrator"))
    throw new AppError("FORBIDDEN", "Your account does not have the permission to manage users.");
  const gainsAccess = after.isAdmin && !before?.isAdmin;
  const added = after.permissions.filter((flag) => gainsAccess || !before?.permissions.includes(flag));
  if (!hasAllFlags(actor, added))
    throw new AppError("FORBIDDEN", "You can grant only permissions that you hold yourself.");
  const isPromoted = isAdministrator(after) && !(before && isAdministrator(before));
  if (isPromoted && !isAdministrator(actor))
    throw new AppError("FORBIDDEN", "Only an administrator can make another person an administrator.");
}

/**
 * Changing a person's email gives control of their account, so it requires all of that person's permissions.
 * @throws AppError FORBIDDEN
 */
export function requireMayMoveAddress(actor: Rights, target: Rights): void {
  if (hasAllFlags(actor, target.permissions)) return;
  throw new AppError(
    "FORBIDDEN",
    "Only a person with all of this person's permissions can change the address.",
  );
}

function hasAllFlags(actor: Rights, flags: readonly string[]): boolean {
  if (isAdministrator(actor)) return true;
  const held: readonly string[] = flagsOf(actor);
  return flags.every((flag) => held.includes(flag));
}
