import { AppError } from "~/platform/errors/app-error";
import { flagsOf, type StaffUser } from "../identity";
import type { PermissionFlag } from "../permissions";

type Rights = Pick<StaffUser, "id" | "isAdmin" | "permissions">;

/** Administrators stand above user administrators, these above user managers, these above everybody else. */
function rank(user: Rights): number {
  if (user.isAdmin) return 3;
  const flags = flagsOf(user);
  if (flags.includes("permissionUserAdministrator")) return 2;
  return flags.includes("permissionUserManager") ? 1 : 0;
}

/**
 * Whether one person may change another: nobody somebody above themselves. For a user manager that is also whoever may do what the
 * manager may not, because whoever sets a person's address can become that person.
 */
export function mayChange(actor: Rights, target: Rights): boolean {
  if (rank(actor) === 0 || rank(target) > rank(actor)) return false;
  const held = flagsOf(actor);
  return rank(actor) > 1 || flagsOf(target).every((flag) => held.includes(flag));
}

/** @throws AppError FORBIDDEN */
export function requireMayChange(actor: Rights, target: Rights): void {
  if (mayChange(actor, target)) return;
  throw new AppError(
    "FORBIDDEN",
    "This person may do more than you: ask an administrator to make the change.",
  );
}

/**
 * Whether these rights may be given. A user manager gives what they hold and never makes administrators; a user administrator and an
 * administrator give everything, though nobody gives themselves what they do not have.
 *
 * @param target undefined for somebody new
 * @throws AppError FORBIDDEN
 */
export function requireMayGrant(
  actor: Rights,
  target: Rights | undefined,
  wanted: { isAdmin: boolean; permissions: readonly PermissionFlag[] },
): void {
  if (rank(actor) === 0) throw new AppError("FORBIDDEN", "You may not look after users.");
  const held = flagsOf(actor);
  const isLimited = rank(actor) < 2 || target?.id === actor.id;
  if (!isLimited) return;
  const had = target ? target.permissions : [];
  const added = wanted.permissions.filter((flag) => !had.includes(flag));
  if (added.some((flag) => !held.includes(flag)))
    throw new AppError("FORBIDDEN", "You can give only the permissions that you hold yourself.");
  if (wanted.isAdmin && !target?.isAdmin)
    throw new AppError("FORBIDDEN", "Only a user administrator or an administrator makes administrators.");
}
