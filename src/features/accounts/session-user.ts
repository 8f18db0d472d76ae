import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { type PermissionFlag, permissionFlags } from "~/platform/isomorphic/permissions";
import type { SessionUser } from "~/server/admin-api/session-schemas";
import { flagsOf, type StaffUser } from "./identity";
import { staffPasskey, staffRecoveryCode } from "./table";

/** The signed-in person for their own browser, without the required next step. */
export async function sessionUser(
  db: Database,
  user: StaffUser,
): Promise<Omit<SessionUser, "secondFactorStep">> {
  const { id, email, name, isAdmin, totpSecret } = user;
  return {
    id,
    email,
    name,
    isAdmin,
    ...permissionValues(flagsOf(user)),
    hasTotp: totpSecret !== null,
    passkeyCount: await db.$count(staffPasskey, eq(staffPasskey.userId, id)),
    recoveryCodesLeft: await db.$count(staffRecoveryCode, eq(staffRecoveryCode.userId, id)),
  };
}

export function permissionValues(held: readonly PermissionFlag[]): Record<PermissionFlag, boolean> {
  return Object.fromEntries(permissionFlags.map((flag) => [flag, held.includes(flag)])) as Record<
    PermissionFlag,
    boolean
  >;
}
