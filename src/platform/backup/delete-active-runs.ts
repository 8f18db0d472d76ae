import { inArray } from "drizzle-orm";
import type { Database } from "../database/database";
import { backupRun } from "./table";

/**
 * In a restored database: removes the backups that were in progress when the backup was made, including that
 * one.
 */
export async function deleteActiveRuns(db: Database): Promise<void> {
  await db.delete(backupRun).where(inArray(backupRun.state, ["queued", "running"]));
}
