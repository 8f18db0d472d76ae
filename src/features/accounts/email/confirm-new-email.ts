import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { AccountServices } from "../account-services";
import type { EmailConfirmation } from "../api/requests";
import type { StaffUser } from "../identity";
import { goneLink, spendLink } from "../links/spend-link";
import { sendNotice } from "../mail/send-notice";
import { maskedEmail, recordAccountEvent } from "../record-account-event";
import { staffUser } from "../table";
import { lockAdministrators } from "../users/lock-administrators";
import { lockPerson } from "../users/lock-person";
import { requireFreeEmail } from "../users/require-free-email";
import { withdrawAccess } from "../users/withdraw-access";

/**
 * Gives a person the address whose mailbox they have opened, and tells the old one. Only they themselves, signed in, can: a link
 * that went to a stranger by a slip of the keyboard does nothing for the stranger.
 * @returns the person as they are now
 * @throws AppError NOT_FOUND when the link is not theirs, or good no longer; VALIDATION_FAILED with the field `email` when somebody
 *   else has got the address meanwhile
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
    if (userId !== user.id || email === null) throw goneLink();
    await lockAdministrators(tx);
    const before = await lockPerson(tx, user.id);
    await requireFreeEmail(tx, email);
    const [after] = await tx
      .update(staffUser)
      .set({ email, updatedAt: now(), revision: before.revision + 1 })
      .where(eq(staffUser.id, user.id))
      .returning();
    if (!after) throw new Error("The address was not stored.");
    // A link to set a password that waits in the old mailbox must not work for whoever reads it there.
    await withdrawAccess(tx, user.id, { linksOnly: true });
    await recordAccountEvent(tx, actor, user.id, "email.changed", {
      before: { email: maskedEmail(before.email) },
      after: { email: maskedEmail(email) },
    });
    await sendNotice(tx, services, before, "email-changed");
    return after;
  });
}
