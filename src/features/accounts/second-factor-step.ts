import { eq } from "drizzle-orm";
import type { SecondFactorRule } from "~/features/settings/shared/second-factor-rule";
import type { Database } from "~/platform/database/database";
import type { Identity, SecondFactorStep } from "~/server/admin-api/identity";
import { actorOf, type StaffUser } from "./identity";
import { staffPasskey } from "./table";

/**
 * The next step if the site requires two-step sign-in of a person: set up a second factor, or enter it. A personal
 * token is accepted as long as its owner has a second factor.
 * @returns null if nothing is required
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

/** Checks the owner's rights, because an administrator's personal token does not have all permissions. */
function isRequired(rule: SecondFactorRule, owner: StaffUser): boolean {
  return rule === "everybody" || (rule === "administrators" && actorOf(owner).permissions === "all");
}
