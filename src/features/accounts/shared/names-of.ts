import { inArray } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { staffUser } from "../table";

/** What those of these people are called who have an account, by id. */
export async function namesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: staffUser.id, name: staffUser.name })
    .from(staffUser)
    .where(inArray(staffUser.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
