import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { isAdministrator } from "~/platform/isomorphic/permissions";
import { staffPasskey, staffUser } from "../table";

/** How many accounts that can sign in have neither an authenticator app nor a passkey. */
export interface WithoutSecondFactor {
  /** All administrators. */
  administrators: number;
  /** How many administrators have no second factor. */
  without: number;
  othersWithout: number;
}

export async function withoutSecondFactor(db: Database): Promise<WithoutSecondFactor> {
  const passkeys = db.select({ one: sql`1` }).from(staffPasskey).where(eq(staffPasskey.userId, staffUser.id));
  const accounts = await db
    .select({
      isAdmin: staffUser.isAdmin,
      permissions: staffUser.permissions,
      hasOne: sql<boolean>`${staffUser.totpSecret} is not null or exists (${passkeys})`,
    })
    .from(staffUser)
    .where(and(isNull(staffUser.disabledAt), isNotNull(staffUser.passwordHash)));
  const administrators = accounts.filter(isAdministrator);
  const without = (list: typeof accounts) => list.filter(({ hasOne }) => !hasOne).length;
  return {
    administrators: administrators.length,
    without: without(administrators),
    othersWithout: without(accounts) - without(administrators),
  };
}
