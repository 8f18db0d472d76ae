import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { AppError } from "~/platform/errors/app-error";
import { isAdministrator, permissionFlags } from "~/platform/isomorphic/permissions";
import { normalEmail } from "~/platform/mail/email-address";
import type { AccountServices } from "../account-services";
import type { UserChange } from "../api/requests";
import type { StaffUser } from "../identity";
import { sendNotice } from "../mail/send-notice";
import { maskedEmail, recordAccountEvent } from "../record-account-event";
import { staffUser } from "../table";
import { actingPerson } from "./acting-person";
import { lockAdministrators } from "./lock-administrators";
import { lockPerson } from "./lock-person";
import { requireAnAdministrator } from "./require-an-administrator";
import { requireFreeEmail } from "./require-free-email";
import { requireMayChange, requireMayGrant, requireMayMoveAddress } from "./who-may-change-whom";
import { withdrawAccess } from "./withdraw-access";

type Columns = Pick<StaffUser, "email" | "name" | "isAdmin" | "permissions" | "disabledAt">;

/**
 * Changes a person's account. A disabled person immediately loses every session, token, and link.
 * @throws AppError NOT_FOUND; FORBIDDEN; REVISION_CONFLICT; VALIDATION_FAILED for the field `email`; IN_USE for the
 * last administrator
 */
export async function changeUser(
  services: AccountServices,
  actor: Actor,
  id: string,
  { revision, ...change }: UserChange,
): Promise<void> {
  const { db, now } = services;
  await db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const person = await actingPerson(tx, actor);
    const target = await lockPerson(tx, id, revision);
    const after = changed(target, change, now());
    requireMayChange(person, target);
    requireMayGrant(person, target, after);
    if ((after.disabledAt || !after.isAdmin) && id === actor.id)
      throw new AppError(
        "FORBIDDEN",
        "You cannot remove your own access. Ask another administrator to do it.",
      );
    if (after.email !== target.email) {
      requireMayMoveAddress(person, target);
      await requireFreeEmail(tx, after.email);
    }
    await tx
      .update(staffUser)
      .set({ ...after, revision: target.revision + 1, updatedAt: now() })
      .where(eq(staffUser.id, id));
    if (isAdministrator(target)) await requireAnAdministrator(tx);
    if (after.disabledAt) await withdrawAccess(tx, id);
    if (after.email !== target.email) {
      await withdrawAccess(tx, id, { linksOnly: true });
      await sendNotice(tx, services, target, "email-changed");
    }
    await recordAccountEvent(tx, actor, id, "staff_user.changed", difference(target, after));
  });
}

function changed(target: StaffUser, change: Omit<UserChange, "revision">, now: Date): Columns {
  const { email, name, isAdmin, disabled, ...flags } = change;
  const isDisabled = disabled ?? target.disabledAt !== null;
  return {
    email: email === undefined ? target.email : normalEmail(email),
    name: name ?? target.name,
    isAdmin: isAdmin ?? target.isAdmin,
    permissions: permissionFlags.filter((flag) => flags[flag] ?? target.permissions.includes(flag)),
    disabledAt: isDisabled ? (target.disabledAt ?? now) : null,
  };
}

/** The changed properties, without data that must not be in the audit log. */
function difference(before: Columns, after: Columns) {
  const shown = ({ email, name, isAdmin, permissions, disabledAt }: Columns) => ({
    name,
    isAdmin,
    permissions,
    disabled: disabledAt !== null,
    email: maskedEmail(email),
  });
  const [from, to] = [shown(before), shown(after)];
  const names = (Object.keys(to) as (keyof typeof to)[]).filter(
    (name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]),
  );
  // Two different emails can be equal when masked.
  if (before.email !== after.email && !names.includes("email")) names.push("email");
  const pick = (values: typeof to) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: pick(from), after: pick(to) };
}
