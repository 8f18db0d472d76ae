import type { Identity } from "~/domain/accounts/identity";
import { secondFactorStep } from "~/domain/accounts/second-factor/second-factor-step";
import { sessionUser } from "~/domain/accounts/session-user";
import type { SessionUser } from "~/domain/accounts/wire";
import type { Services } from "../../../services";

/** The signed-in person as their own browser sees them, with what they have to do before anything else. */
export async function shownUser(
  { db, secondFactor }: Pick<Services, "db" | "secondFactor">,
  identity: Pick<Identity, "user" | "session">,
): Promise<SessionUser> {
  const step = await secondFactorStep(db, await secondFactor.current(), identity);
  return { ...(await sessionUser(db, identity.user)), secondFactorStep: step };
}
