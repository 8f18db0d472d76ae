import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { searchRebuild } from "../tables";

export interface RebuildProgress {
  done: number;
  total: number;
  startedAt: Date;
  /** Null while it is in progress. */
  finishedAt: Date | null;
}

/** Without progress for this long, it was interrupted. */
const DEAD_AFTER_MS = 300_000;

/** The progress of the latest rebuild; null if there was none, or if it was interrupted. */
export async function rebuildProgress(db: Database, now: Date): Promise<RebuildProgress | null> {
  const [row] = await db.select().from(searchRebuild);
  if (!row) return null;
  const isDead = row.finishedAt === null && now.getTime() - row.movedAt.getTime() > DEAD_AFTER_MS;
  return isDead ? null : row;
}

/** Records the progress, visible to everyone immediately. */
export async function recordProgress(
  db: Database,
  now: Date,
  progress: Pick<RebuildProgress, "done" | "total"> & { state: "begins" | "continues" | "ends" },
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
