import { max } from "drizzle-orm";
import type { Database } from "../database/database";
import { scheduledJobRun } from "./table";

/**
 * When any node last ran a scheduled job; null before the first time. If it is more than a few minutes ago,
 * no node runs any.
 */
export async function schedulerLastRan(db: Database): Promise<Date | null> {
  const [row] = await db.select({ at: max(scheduledJobRun.ranAt) }).from(scheduledJobRun);
  return row?.at ?? null;
}
