import { and, eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { recordAccountEvent } from "../record-account-event";
import { staffApiToken } from "../table";

/**
 * Revokes a personal token immediately.
 * @returns its name
 * @throws AppError NOT_FOUND
 */
export async function revokeApiToken(
  tx: Database,
  actor: Actor,
  ownerId: string,
  id: string,
): Promise<string> {
  const [revoked] = await tx
    .delete(staffApiToken)
    .where(and(eq(staffApiToken.id, id), eq(staffApiToken.userId, ownerId)))
    .returning({ name: staffApiToken.name });
  if (!revoked) throw new AppError("NOT_FOUND", "There is no such token.");
  await recordAccountEvent(tx, actor, ownerId, "api_token.revoked", { before: revoked });
  return revoked.name;
}
