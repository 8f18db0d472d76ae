import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { AccountServices } from "../account-services";
import type { UserAccess } from "../api/schemas";
import { ownApiTokens } from "../api-tokens/own-api-tokens";
import { revokeApiToken } from "../api-tokens/revoke-api-token";
import type { StaffUser } from "../identity";
import { type OneTimeLink, sendLink } from "../mail/send-link";
import { sendNotice } from "../mail/send-notice";
import { ownPasskeys } from "../passkeys/own-passkeys";
import { removePasskey } from "../passkeys/remove-passkey";
import { recordAccountEvent } from "../record-account-event";
import { endSessions } from "../sessions/end-sessions";
import { removeTotp } from "../totp/remove-totp";
import { actingPerson } from "./acting-person";
import { lockAdministrators } from "./lock-administrators";
import { lockPerson } from "./lock-person";
import { requireMayChange } from "./who-may-change-whom";
import { withdrawAccess } from "./withdraw-access";

/**
 * Sends a person's invitation again. The earlier link stops working.
 * @returns the new link
 * @throws AppError NOT_FOUND; FORBIDDEN
 */
export async function inviteAgain(services: AccountServices, actor: Actor, id: string): Promise<OneTimeLink> {
  return forPerson(services, actor, id, async (tx, target) => {
    if (target.passwordHash || target.disabledAt)
      throw new AppError("NOT_FOUND", "There is no open invitation for this person.");
    await withdrawAccess(tx, id, { linksOnly: true });
    await recordAccountEvent(tx, actor, id, "staff_user.invited_again");
    return sendLink(tx, services, target, "invitation");
  });
}

/**
 * Ends all of a person's sessions.
 * @throws AppError NOT_FOUND; FORBIDDEN
 */
export async function signOutUser(services: AccountServices, actor: Actor, id: string) {
  await forPerson(services, actor, id, async (tx) => {
    const ended = await endSessions(tx, id);
    await recordAccountEvent(tx, actor, id, "session.all_ended", { before: { sessions: ended } });
  });
}

/**
 * Removes the second factor of a person who lost it.
 * @throws AppError NOT_FOUND; FORBIDDEN
 */
export async function removeTotpOfUser(services: AccountServices, actor: Actor, id: string) {
  await forPerson(services, actor, id, (tx, target) => removeTotp(tx, services, actor, target));
}

/**
 * A person's passkeys and personal tokens.
 * @throws AppError NOT_FOUND; FORBIDDEN
 */
export async function accessOfUser(services: AccountServices, actor: Actor, id: string): Promise<UserAccess> {
  return forPerson(services, actor, id, async (tx) => ({
    passkeys: await ownPasskeys(tx, id),
    tokens: await ownApiTokens(tx, id),
  }));
}

/**
 * Removes a person's passkey, because someone else may have it.
 * @throws AppError NOT_FOUND; FORBIDDEN
 */
export async function removePasskeyOfUser(
  services: AccountServices,
  actor: Actor,
  id: string,
  passkeyId: string,
) {
  await forPerson(services, actor, id, (tx, target) => removePasskey(tx, services, actor, target, passkeyId));
}

/**
 * Revokes a person's token, because someone else may have it.
 * @throws AppError NOT_FOUND; FORBIDDEN
 */
export async function revokeTokenOfUser(
  services: AccountServices,
  actor: Actor,
  id: string,
  tokenId: string,
) {
  await forPerson(services, actor, id, async (tx, target) => {
    const name = await revokeApiToken(tx, actor, id, tokenId);
    await sendNotice(tx, services, target, "api-token-revoked", `It was called “${name}”.`);
  });
}

/** Runs an action on a person whom the actor may change. */
async function forPerson<Result>(
  { db }: Pick<AccountServices, "db">,
  actor: Actor,
  id: string,
  work: (tx: Database, target: StaffUser) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const person = await actingPerson(tx, actor);
    const target = await lockPerson(tx, id);
    requireMayChange(person, target);
    return work(tx, target);
  });
}
