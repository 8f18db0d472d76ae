import { and, eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { normalEmail } from "~/platform/mail/email-address";
import type { AccountServices } from "../account-services";
import type { EmailRequest } from "../api/requests";
import type { StaffUser } from "../identity";
import { sendLink } from "../mail/send-link";
import { maskedEmail, recordAccountEvent } from "../record-account-event";
import { staffLink } from "../table";
import { requireFreeEmail } from "../users/require-free-email";

/**
 * Emails a link to the new address. Nothing changes until the person opens it. Earlier links stop working.
 * @throws AppError VALIDATION_FAILED for the field `email` if it is taken
 */
export async function requestNewEmail(
  services: AccountServices,
  actor: Actor,
  user: StaffUser,
  { email: newEmail }: EmailRequest,
): Promise<void> {
  const email = normalEmail(newEmail);
  await services.db.transaction(async (tx) => {
    await requireFreeEmail(tx, email);
    await tx.delete(staffLink).where(and(eq(staffLink.userId, user.id), eq(staffLink.purpose, "new-email")));
    await recordAccountEvent(tx, actor, user.id, "email.asked", { after: { email: maskedEmail(email) } });
    await sendLink(tx, services, { ...user, email }, "new-email");
  });
}
