import { and, arrayContains, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { permissionFlags } from "~/platform/isomorphic/permissions";
import { staffUser } from "../table";

/** The emails of the administrators who can sign in. */
export async function administratorAddresses(
  db: Database,
): Promise<{ id: string; name: string; email: string; createdAt: Date }[]> {
  const { id, name, email, createdAt, isAdmin, permissions, disabledAt } = staffUser;
  return db
    .select({ id, name, email, createdAt })
    .from(staffUser)
    .where(and(eq(isAdmin, true), arrayContains(permissions, [...permissionFlags]), isNull(disabledAt)))
    .orderBy(asc(name));
}
