import { max } from "drizzle-orm";
import type { Database } from "../database/database";
import { scheduledJobRun } from "./table";

/** When work on a clock was last done by any node; null before the first time. Older than a few minutes, no node does any. */
export async function schedulerLastRan(db: Database): Promise<Date | null> {
  const [row] = await db.select({ at: max(scheduledJobRun.ranAt) }).from(scheduledJobRun);
  return row?.at ?? null;
}
