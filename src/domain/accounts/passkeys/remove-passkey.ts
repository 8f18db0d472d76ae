import { and, eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { RootDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { recordAccountEvent } from "../record-account-event";
import { staffPasskey } from "../table";

/** Forgets one of the person's own passkeys. @throws AppError NOT_FOUND */
export async function removePasskey(db: RootDatabase, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(staffPasskey)
      .where(and(eq(staffPasskey.id, id), eq(staffPasskey.userId, actor.id)))
      .returning({ name: staffPasskey.name });
    if (!removed) throw new AppError("NOT_FOUND", "There is no such passkey.");
    await recordAccountEvent(tx, actor, actor.id, "passkey.removed", { before: removed });
  });
}
