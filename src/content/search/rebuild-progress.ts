import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { searchRebuild } from "../tables";

export interface RebuildProgress {
  done: number;
  total: number;
  startedAt: Date;
  /** Null while it is under way. */
  finishedAt: Date | null;
}

/** One that has not moved for so long was cut short. */
const DEAD_AFTER_MS = 300_000;

/** How far the latest writing anew has come; null where there was none, or it was cut short. */
export async function rebuildProgress(db: Database, now: Date): Promise<RebuildProgress | null> {
  const [row] = await db.select().from(searchRebuild);
  if (!row) return null;
  const isDead = row.finishedAt === null && now.getTime() - row.movedAt.getTime() > DEAD_AFTER_MS;
  return isDead ? null : row;
}

/** Notes how far it is; everybody sees it at once. */
export async function noteRebuild(
  db: Database,
  now: Date,
  progress: Pick<RebuildProgress, "done" | "total"> & { state: "begins" | "goes on" | "ends" },
): Promise<void> {
  const { done, total, state } = progress;
  const row = { done, total, movedAt: now, finishedAt: state === "ends" ? now : null };
  await db
    .insert(searchRebuild)
    .values({ ...row, startedAt: now })
    .onConflictDoUpdate({
      target: searchRebuild.id,
      set: { ...row, startedAt: state === "begins" ? now : sql`${searchRebuild.startedAt}` },
    });
}
