import { eq } from "drizzle-orm";
import type { AccountServices, Caller } from "../account-services";
import type { InvitationAcceptance } from "../api/requests";
import { actorOf } from "../identity";
import { invalidLink, spendLink } from "../links/spend-link";
import { setPassword } from "../passwords/set-password";
import { recordAccountEvent } from "../record-account-event";
import { beginSession, type SignedIn } from "../sessions/sign-in";
import { staffUser } from "../table";

/**
 * Accepts an invitation: sets the person's name and password, and signs them in.
 * @throws AppError NOT_FOUND if the link was used or has expired; VALIDATION_FAILED for the field `password`
 */
export async function acceptInvitation(
  services: AccountServices,
  { token, name, password }: InvitationAcceptance,
  caller: Caller,
): Promise<SignedIn> {
  const { db, now } = services;
  return db.transaction(async (tx) => {
    const { userId } = await spendLink(tx, "invitation", token, now());
    const [invited] = await tx
      .select()
      .from(staffUser)
      .where(eq(staffUser.id, userId ?? ""))
      .for("update");
    // A person with a password has accepted before. An old invitation must not replace the password.
    if (!invited || invited.disabledAt || invited.passwordHash) throw invalidLink();
    const user = await setPassword(tx, services, invited, { password }, { name });
    await recordAccountEvent(tx, actorOf(user, caller.requestId), user.id, "invitation.accepted");
    return beginSession(tx, services, { user, twoFactor: false, by: "invitation" }, caller);
  });
}
