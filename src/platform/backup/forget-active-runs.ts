import { inArray } from "drizzle-orm";
import type { Database } from "../database/database";
import { backupRun } from "./table";

/** In a restored database: a backup that was under way when it was made, this one among them, is not under way here. */
export async function forgetActiveRuns(db: Database): Promise<void> {
  await db.delete(backupRun).where(inArray(backupRun.state, ["queued", "running"]));
}
