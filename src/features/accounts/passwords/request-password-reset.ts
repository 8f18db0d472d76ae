import { and, eq, isNull } from "drizzle-orm";
import { systemActor } from "~/platform/audit/actor";
import { normalEmail } from "~/platform/mail/email-address";
import type { AccountServices } from "../account-services";
import type { PasswordResetRequest } from "../api/requests";
import { sendLink } from "../mail/send-link";
import { recordAccountEvent } from "../record-account-event";
import { staffUser } from "../table";

/** Emails a reset link if the address has an account. Does not reveal whether it does. */
export async function requestPasswordReset(
  services: AccountServices,
  { email }: PasswordResetRequest,
  { requestId }: { requestId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(staffUser)
      .where(and(eq(staffUser.email, normalEmail(email)), isNull(staffUser.disabledAt)));
    if (!user) return;
    const actor = { ...systemActor("password-reset"), requestId };
    await recordAccountEvent(tx, actor, user.id, "password_reset.asked");
    await sendLink(tx, services, user, "reset");
  });
}
