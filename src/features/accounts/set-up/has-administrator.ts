import { and, arrayContains, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { permissionFlags } from "~/platform/isomorphic/permissions";
import { staffUser } from "../table";

/** Whether anybody is there who can sign in as administrator. */
export async function hasAdministrator(db: Database): Promise<boolean> {
  const able = and(
    eq(staffUser.isAdmin, true),
    arrayContains(staffUser.permissions, [...permissionFlags]),
    isNull(staffUser.disabledAt),
    isNotNull(staffUser.passwordHash),
  );
  return (await db.$count(staffUser, able)) > 0;
}
