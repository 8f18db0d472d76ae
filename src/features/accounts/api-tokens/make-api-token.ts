import type { Actor } from "~/platform/audit/actor";
import { hashToken } from "~/platform/crypto/hash-token";
import { newToken } from "~/platform/crypto/new-token";
import { AppError } from "~/platform/errors/app-error";
import type { AccountServices } from "../account-services";
import type { TokenRequest } from "../api/requests";
import { flagsOf, type StaffUser } from "../identity";
import { sendNotice } from "../mail/send-notice";
import { recordAccountEvent } from "../record-account-event";
import { staffApiToken } from "../table";
import { API_TOKEN_PREFIX } from "./identify-api-token";

export type ApiToken = typeof staffApiToken.$inferSelect;

const DAY_MS = 86_400_000;

/**
 * Creates a personal token for a script.
 * @returns the row, and the token, which cannot be read again
 * @throws AppError VALIDATION_FAILED for the field `permissions` if the person lacks one of them
 */
export async function makeApiToken(
  services: AccountServices,
  actor: Actor,
  user: StaffUser,
  { name, permissions, exportPeople = false, days }: TokenRequest,
): Promise<{ row: ApiToken; token: string }> {
  const ownerFlags = flagsOf(user);
  if (!permissions.every((flag) => ownerFlags.includes(flag))) {
    const message = "A token can have only permissions that you have yourself.";
    throw new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "permissions", message }] });
  }
  const token = API_TOKEN_PREFIX + newToken();
  const createdAt = services.now();
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS);
  return services.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(staffApiToken)
      .values({
        userId: user.id,
        name,
        tokenHash: hashToken(token),
        permissions: [...new Set(permissions)],
        exportPeople,
        createdAt,
        expiresAt,
      })
      .returning();
    if (!row) throw new Error("The token was not stored.");
    await recordAccountEvent(tx, actor, user.id, "api_token.made", {
      after: { name, permissions, exportPeople, expiresAt },
    });
    await sendNotice(tx, services, user, "api-token-made", `It is called “${name}”.`);
    return { row, token };
  });
}
