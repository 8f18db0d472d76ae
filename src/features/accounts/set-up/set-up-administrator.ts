import { systemActor } from "~/platform/audit/actor";
import type { AccountServices, Caller } from "../account-services";
import { spendLink } from "../links/spend-link";
import { beginSession, type SignedIn } from "../sessions/sign-in";
import { makeAdministrator, type NewAdministrator } from "./make-administrator";

/**
 * Creates an administrator through a set-up link and signs them in.
 * @throws AppError NOT_FOUND if the link was used or has expired; VALIDATION_FAILED for the field `password` or
 * `passkeys`
 */
export async function setUpAdministrator(
  services: AccountServices,
  { token, ...administrator }: NewAdministrator & { token: string },
  caller: Caller,
): Promise<SignedIn> {
  const { db, now } = services;
  return db.transaction(async (tx) => {
    await spendLink(tx, "set-up", token, now());
    const actor = { ...systemActor("set-up"), requestId: caller.requestId };
    const user = await makeAdministrator(tx, services, actor, administrator);
    return beginSession(tx, services, { user, twoFactor: false, by: "set-up link" }, caller);
  });
}
