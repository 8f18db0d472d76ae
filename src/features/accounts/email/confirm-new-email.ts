import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { AccountServices } from "../account-services";
import type { EmailConfirmation } from "../api/requests";
import type { StaffUser } from "../identity";
import { invalidLink, spendLink } from "../links/spend-link";
import { sendNotice } from "../mail/send-notice";
import { maskedEmail, recordAccountEvent } from "../record-account-event";
import { staffUser } from "../table";
import { lockAdministrators } from "../users/lock-administrators";
import { lockPerson } from "../users/lock-person";
import { requireFreeEmail } from "../users/require-free-email";
import { withdrawAccess } from "../users/withdraw-access";

/**
 * Changes a person's email after they opened the link that was sent to it, and notifies the former address. The person
 * must be signed in, so that a link sent to a stranger because of a typo does not work for the stranger.
 * @returns the updated person
 * @throws AppError NOT_FOUND if the link is not theirs or no longer valid; VALIDATION_FAILED for the field `email` if
 * it was taken in the meantime
 */
export async function confirmNewEmail(
  services: AccountServices,
  actor: Actor,
  user: StaffUser,
  { token }: EmailConfirmation,
): Promise<StaffUser> {
  const { db, now } = services;
  return db.transaction(async (tx) => {
    const { userId, email } = await spendLink(tx, "new-email", token, now());
    if (userId !== user.id || email === null) throw invalidLink();
    await lockAdministrators(tx);
    const before = await lockPerson(tx, user.id);
    await requireFreeEmail(tx, email);
    const [after] = await tx
      .update(staffUser)
      .set({ email, updatedAt: now(), revision: before.revision + 1 })
      .where(eq(staffUser.id, user.id))
      .returning();
    if (!after) throw new Error("The address was not stored.");
    // Someone else may have the former mailbox. Password links in it must stop working.
    await withdrawAccess(tx, user.id, { linksOnly: true });
    await recordAccountEvent(tx, actor, user.id, "email.changed", {
      before: { email: maskedEmail(before.email) },
      after: { email: maskedEmail(email) },
    });
    await sendNotice(tx, services, before, "email-changed");
    return after;
  });
}
