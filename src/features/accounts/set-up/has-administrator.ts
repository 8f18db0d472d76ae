import { and, arrayContains, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { permissionFlags } from "~/platform/isomorphic/permissions";
import { staffUser } from "../table";

/** Whether there is an administrator who can sign in. */
export async function hasAdministrator(db: Database): Promise<boolean> {
  const able = and(
    eq(staffUser.isAdmin, true),
    arrayContains(staffUser.permissions, [...permissionFlags]),
    isNull(staffUser.disabledAt),
    isNotNull(staffUser.passwordHash),
  );
  return (await db.$count(staffUser, able)) > 0;
}
