import { eq } from "drizzle-orm";
import type { AccountServices } from "../account-services";
import { actorOf } from "../identity";
import { goneLink, spendLink } from "../links/spend-link";
import { sendNotice } from "../mail/send-notice";
import { recordAccountEvent } from "../record-account-event";
import { staffUser } from "../table";
import { setPassword } from "./set-password";

/**
 * Answers a reset link: another password, every session ended. The second factor stays; whoever reads the mail still needs it.
 * @throws AppError NOT_FOUND when the link is used or too old; VALIDATION_FAILED with the field `password`
 */
export async function resetPassword(
  services: AccountServices,
  { token, password }: { token: string; password: string },
  { origin, requestId }: { origin: string; requestId: string },
): Promise<void> {
  const { db, now } = services;
  await db.transaction(async (tx) => {
    const { userId } = await spendLink(tx, "reset", token, now());
    const [user] = await tx
      .select()
      .from(staffUser)
      .where(eq(staffUser.id, userId ?? ""))
      .for("update");
    if (!user || user.disabledAt) throw goneLink();
    const changed = await setPassword(tx, user, password, now());
    await recordAccountEvent(tx, actorOf(user, requestId), user.id, "password.reset");
    await sendNotice(tx, services, changed, "password-changed", origin);
  });
}
