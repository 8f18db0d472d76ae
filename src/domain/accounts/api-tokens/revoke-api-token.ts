import { and, eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { RootDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { recordAccountEvent } from "../record-account-event";
import { staffApiToken } from "../table";

/** Ends one of the person's own tokens at once. @throws AppError NOT_FOUND */
export async function revokeApiToken(db: RootDatabase, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [revoked] = await tx
      .delete(staffApiToken)
      .where(and(eq(staffApiToken.id, id), eq(staffApiToken.userId, actor.id)))
      .returning({ name: staffApiToken.name });
    if (!revoked) throw new AppError("NOT_FOUND", "There is no such token.");
    await recordAccountEvent(tx, actor, actor.id, "api_token.revoked", { before: revoked });
  });
}
