import { registerTags } from "~/platform/cache/page-reads";
import type { Database } from "~/platform/database/database";
import { siteLock as table } from "./table";

export type SiteLock = typeof table.$inferSelect;

/** What every node keeps in memory of it is read again when this is announced. */
export const SITE_LOCK_TAG = "site-lock";

/** Whether the site asks for a password; null before anybody set one. */
export async function siteLock(db: Database): Promise<SiteLock | null> {
  registerTags(SITE_LOCK_TAG);
  const [row] = await db.select().from(table).limit(1);
  return row ?? null;
}
