import { and, arrayContains, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import { staffUser } from "../table";

/** The staff who can enter the admin area and have that permission, by name. */
export async function peopleHolding(
  db: Database,
  flag: PermissionFlag,
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: staffUser.id, name: staffUser.name })
    .from(staffUser)
    .where(
      and(
        isNull(staffUser.disabledAt),
        eq(staffUser.isAdmin, true),
        arrayContains(staffUser.permissions, [flag]),
      ),
    )
    .orderBy(asc(staffUser.name));
}
