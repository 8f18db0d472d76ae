import { registerTags } from "~/platform/cache/page-reads";
import type { Database } from "~/platform/database/database";
import { siteLock as table } from "./table";

export type SiteLock = typeof table.$inferSelect;

export const SITE_LOCK_TAG = "site-lock";

/** The site lock; null if it was never set. */
export async function siteLock(db: Database): Promise<SiteLock | null> {
  registerTags(SITE_LOCK_TAG);
  const [row] = await db.select().from(table).limit(1);
  return row ?? null;
}
