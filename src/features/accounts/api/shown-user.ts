import type { Identity } from "~/server/admin-api/identity";
import type { SessionUser } from "~/server/admin-api/session-schemas";
import type { Services } from "~/server/services";
import { secondFactorStep } from "../second-factor-step";
import { sessionUser } from "../session-user";

/** The signed-in person for their own browser, with the required next step. */
export async function shownUser(
  { db, secondFactor }: Pick<Services, "db" | "secondFactor">,
  identity: Pick<Identity, "user" | "session">,
): Promise<SessionUser> {
  const step = await secondFactorStep(db, await secondFactor.current(), identity);
  return { ...(await sessionUser(db, identity.user)), secondFactorStep: step };
}
