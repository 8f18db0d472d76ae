import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import { AppError } from "~/platform/errors/app-error";
import { isAdministrator } from "~/platform/isomorphic/permissions";
import type { AccountServices } from "../account-services";
import { maskedEmail, recordAccountEvent } from "../record-account-event";
import { staffUser } from "../table";
import { actingPerson } from "./acting-person";
import { lockAdministrators } from "./lock-administrators";
import { lockPerson } from "./lock-person";
import { requireAnAdministrator } from "./require-an-administrator";
import { requireMayChange } from "./who-may-change-whom";

/**
 * Deletes a person's account with everything that gave them access. Histories and the audit log still show what they
 * did, under their name.
 * @throws AppError NOT_FOUND; FORBIDDEN; REVISION_CONFLICT; IN_USE for the last administrator
 */
export async function deleteUser(
  { db }: Pick<AccountServices, "db">,
  actor: Actor,
  id: string,
  revision: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const person = await actingPerson(tx, actor);
    const target = await lockPerson(tx, id, revision);
    requireMayChange(person, target);
    if (id === actor.id)
      throw new AppError(
        "FORBIDDEN",
        "You cannot delete your own account. Ask another administrator to do it.",
      );
    await tx.delete(staffUser).where(eq(staffUser.id, id));
    if (isAdministrator(target)) await requireAnAdministrator(tx);
    const { email, name, isAdmin, permissions } = target;
    await recordAccountEvent(tx, actor, id, "staff_user.deleted", {
      before: { email: maskedEmail(email), name, isAdmin, permissions },
    });
  });
}
