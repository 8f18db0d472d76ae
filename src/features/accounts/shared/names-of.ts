import { inArray } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { staffUser } from "../table";

/** The names by id of those people who have an account. */
export async function namesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: staffUser.id, name: staffUser.name })
    .from(staffUser)
    .where(inArray(staffUser.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
