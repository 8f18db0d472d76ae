import { eq, sql } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { AccountServices } from "./account-services";
import type { AccountChange } from "./api/requests";
import type { StaffUser } from "./identity";
import { recordAccountEvent } from "./record-account-event";
import { staffUser } from "./table";

/**
 * Changes a person's own name.
 * @returns the updated person
 */
export async function renameSelf(
  { db, now }: Pick<AccountServices, "db" | "now">,
  actor: Actor,
  user: StaffUser,
  { name }: AccountChange,
): Promise<StaffUser> {
  return db.transaction(async (tx) => {
    const [renamed] = await tx
      .update(staffUser)
      .set({ name, updatedAt: now(), revision: sql`${staffUser.revision} + 1` })
      .where(eq(staffUser.id, user.id))
      .returning();
    if (!renamed) throw new Error("The person is gone.");
    await recordAccountEvent(tx, actor, user.id, "staff_user.changed", {
      before: { name: user.name },
      after: { name },
    });
    return renamed;
  });
}
