import { and, eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { RootDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { recordAccountEvent } from "../record-account-event";
import { staffSession } from "../table";

/**
 * Ends one of the person's own sessions.
 * @throws AppError NOT_FOUND
 */
export async function endSession(db: RootDatabase, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(staffSession)
      .where(and(eq(staffSession.id, id), eq(staffSession.userId, actor.id)))
      .returning({ device: staffSession.device });
    if (!ended) throw new AppError("NOT_FOUND", "This session has already ended.");
    await recordAccountEvent(tx, actor, actor.id, "session.ended", { before: ended });
  });
}
