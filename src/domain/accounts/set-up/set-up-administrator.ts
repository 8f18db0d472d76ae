import { systemActor } from "~/platform/audit/actor";
import type { AccountServices, Caller } from "../account-services";
import { spendLink } from "../links/spend-link";
import { beginSession, type SignedIn } from "../sessions/sign-in";
import { makeAdministrator, type NewAdministrator } from "./make-administrator";

/**
 * Answers a set-up link: makes an administrator and signs them in.
 * @throws AppError NOT_FOUND when the link is used or too old; VALIDATION_FAILED when the password is too easy
 */
export async function setUpAdministrator(
  { db, now }: AccountServices,
  { token, ...administrator }: NewAdministrator & { token: string },
  caller: Caller,
): Promise<SignedIn> {
  return db.transaction(async (tx) => {
    await spendLink(tx, "set-up", token, now());
    const actor = { ...systemActor("set-up"), requestId: caller.requestId };
    const user = await makeAdministrator(tx, actor, administrator, now());
    return beginSession(tx, { user }, "set-up link", caller, now());
  });
}
