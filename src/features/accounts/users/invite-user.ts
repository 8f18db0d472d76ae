import type { Actor } from "~/platform/audit/actor";
import { permissionFlags } from "~/platform/isomorphic/permissions";
import { normalEmail } from "~/platform/mail/email-address";
import type { AccountServices } from "../account-services";
import type { UserInvitation } from "../api/requests";
import { type OneTimeLink, sendLink } from "../mail/send-link";
import { maskedEmail, recordAccountEvent } from "../record-account-event";
import { staffUser } from "../table";
import { actingPerson } from "./acting-person";
import { lockAdministrators } from "./lock-administrators";
import { takenEmail } from "./require-free-email";
import { requireMayGrant } from "./who-may-change-whom";

/**
 * Creates an account for a person and sends the invitation.
 * @returns the account's id, and the invitation's link
 * @throws AppError FORBIDDEN; VALIDATION_FAILED for the field `email` if it already has an account
 */
export async function inviteUser(
  services: AccountServices,
  actor: Actor,
  { email, name, isAdmin = true, ...flags }: UserInvitation,
): Promise<{ id: string; link: OneTimeLink }> {
  const { db, now } = services;
  const permissions = permissionFlags.filter((flag) => flags[flag]);
  return db.transaction(async (tx) => {
    await lockAdministrators(tx);
    requireMayGrant(await actingPerson(tx, actor), undefined, { isAdmin, permissions });
    const [user] = await tx
      .insert(staffUser)
      .values({
        email: normalEmail(email),
        name,
        isAdmin,
        permissions,
        createdAt: now(),
        updatedAt: now(),
      })
      .onConflictDoNothing({ target: staffUser.email })
      .returning();
    if (!user) throw takenEmail();
    await recordAccountEvent(tx, actor, user.id, "staff_user.invited", {
      after: { email: maskedEmail(user.email), name, isAdmin, permissions },
    });
    return { id: user.id, link: await sendLink(tx, services, user, "invitation") };
  });
}
