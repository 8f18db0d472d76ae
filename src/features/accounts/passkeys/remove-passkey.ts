import { and, eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { AccountServices } from "../account-services";
import type { StaffUser } from "../identity";
import { sendNotice } from "../mail/send-notice";
import { recordAccountEvent } from "../record-account-event";
import { staffPasskey } from "../table";

/**
 * Removes one of a person's passkeys and notifies them.
 * @throws AppError NOT_FOUND
 */
export async function removePasskey(
  tx: Database,
  services: Pick<AccountServices, "sealer" | "env" | "now">,
  actor: Actor,
  owner: StaffUser,
  id: string,
): Promise<void> {
  const [removed] = await tx
    .delete(staffPasskey)
    .where(and(eq(staffPasskey.id, id), eq(staffPasskey.userId, owner.id)))
    .returning({ name: staffPasskey.name });
  if (!removed) throw new AppError("NOT_FOUND", "There is no such passkey.");
  await recordAccountEvent(tx, actor, owner.id, "passkey.removed", { before: removed });
  await sendNotice(tx, services, owner, "passkey-removed", `It was called “${removed.name}”.`);
}
