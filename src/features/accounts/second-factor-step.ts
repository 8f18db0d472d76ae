import { eq } from "drizzle-orm";
import type { SecondFactorRule } from "~/features/settings/shared/second-factor-rule";
import type { Database } from "~/platform/database/database";
import type { Identity, SecondFactorStep } from "~/server/admin-api/identity";
import { actorOf, type StaffUser } from "./identity";
import { staffPasskey } from "./table";

/**
 * What a person has to do before anything else, where the site requires two-step sign-in of them: set up a second factor, or give the one
 * that they have. A personal token is good as long as its owner has a second factor.
 * @returns null when nothing is to be done
 */
export async function secondFactorStep(
  db: Database,
  rule: SecondFactorRule,
  { user, session }: Pick<Identity, "user" | "session">,
): Promise<SecondFactorStep | null> {
  if (!isRequired(rule, user)) return null;
  const hasFactor =
    user.totpSecret !== null || (await db.$count(staffPasskey, eq(staffPasskey.userId, user.id))) > 0;
  if (!hasFactor) return "setUp";
  return session === null || session.twoFactor ? null : "confirm";
}

/** Asked of the owner: an administrator's personal token holds only what it was made for. */
function isRequired(rule: SecondFactorRule, owner: StaffUser): boolean {
  return rule === "everybody" || (rule === "administrators" && actorOf(owner).permissions === "all");
}
