import { and, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database, RootDatabase } from "../database/database";
import { type BackupRun, type BackupRunKind, type BackupTrigger, backupRun } from "./table";

const { id, kind, state, queuedAt, leaseUntil } = backupRun;

const LEASE_MS = 60_000;
const RENEWED_EVERY_MS = 10_000;
/** The schedule queues a run again if no node has started it within this time. */
const MAX_QUEUED_MS = 15 * 60_000;
const REMEMBERED_DAYS = 400;

/** Serializes the decision whether a run may start. */
const LOCK = sql`select pg_advisory_xact_lock(hashtext('openward backup runs'))`;

/**
 * Queues a backup or a drill, in the caller's transaction. At most one is queued or running, across all
 * nodes.
 * @returns its id; null if another one is queued or running
 */
export async function queueRun(
  tx: Database,
  { kind, trigger, now }: { kind: BackupRunKind; trigger: BackupTrigger; now: Date },
): Promise<string | null> {
  if (!(await mayQueueRun(tx, now))) return null;
  const [row] = await tx.insert(backupRun).values({ kind, trigger, queuedAt: now }).returning({ id });
  return row?.id ?? null;
}

/** Whether none is queued or running. Until the end of the transaction, no other run can be queued. */
export async function mayQueueRun(tx: Database, now: Date): Promise<boolean> {
  await tx.execute(LOCK);
  await endAbandonedRuns(tx, now);
  return (await tx.$count(backupRun, inArray(state, ["queued", "running"]))) === 0;
}

/**
 * Marks as failed the runs whose process died, and runs that were never started because the site was stopped.
 */
export async function endAbandonedRuns(db: Database, now: Date): Promise<void> {
  await db
    .update(backupRun)
    .set({
      state: "failed",
      endedAt: now,
      leaseUntil: null,
      error: "The process that made it ended before it was done.",
    })
    .where(and(eq(state, "running"), lt(leaseUntil, now)));
  await db
    .update(backupRun)
    .set({ state: "stopped", endedAt: now, error: "The site was stopped before it began." })
    .where(and(eq(state, "queued"), lt(queuedAt, new Date(+now - MAX_QUEUED_MS))));
}

export async function deleteOldRuns(db: Database, now: Date): Promise<void> {
  await db.delete(backupRun).where(lt(queuedAt, new Date(+now - REMEMBERED_DAYS * 86_400_000)));
}

export type RunResult = Partial<
  Pick<BackupRun, "file" | "target" | "bytes" | "isEncrypted" | "rows" | "files" | "error">
>;

export interface ActiveRun {
  /** @param result `error` as a sentence for the operator */
  end(state: "succeeded" | "failed" | "stopped", result: RunResult): Promise<void>;
}

/**
 * Starts a queued run, and renews its lease while this process lives.
 * @returns undefined if it is no longer queued
 */
export async function beginRun(db: RootDatabase, runId: string): Promise<ActiveRun | undefined> {
  const lease = () => new Date(Date.now() + LEASE_MS);
  const isRunning = and(eq(id, runId), eq(state, "running"));
  const startedRuns = await db
    .update(backupRun)
    .set({ state: "running", startedAt: new Date(), leaseUntil: lease() })
    .where(and(eq(id, runId), eq(state, "queued")));
  if (startedRuns.rowCount === 0) return undefined;
  const timer = setInterval(() => {
    // A failed renewal is followed by another; if none succeeds, the run counts as abandoned.
    db.update(backupRun)
      .set({ leaseUntil: lease() })
      .where(isRunning)
      .catch(() => undefined);
  }, RENEWED_EVERY_MS);
  timer.unref();
  return {
    async end(endState, result) {
      clearInterval(timer);
      const { file, target, bytes, isEncrypted, rows, files, error } = result;
      await db
        .update(backupRun)
        .set({
          state: endState,
          endedAt: new Date(),
          leaseUntil: null,
          file,
          target,
          bytes,
          isEncrypted,
          rows,
          files,
          error,
        })
        .where(isRunning);
    },
  };
}

/** Newest first. */
export async function runsSince(db: Database, since: Date, runKind?: BackupRunKind): Promise<BackupRun[]> {
  return db
    .select()
    .from(backupRun)
    .where(and(gte(queuedAt, since), runKind && eq(kind, runKind)))
    .orderBy(desc(queuedAt));
}

/** The newest run of a kind in one of these states. */
export async function newestRun(
  db: Database,
  runKind: BackupRunKind,
  states: readonly BackupRun["state"][],
): Promise<BackupRun | undefined> {
  const [row] = await db
    .select()
    .from(backupRun)
    .where(and(eq(kind, runKind), inArray(state, [...states])))
    .orderBy(desc(queuedAt))
    .limit(1);
  return row;
}

/** The result of the last drill of each backup, by the backup's file. */
export async function drillsByFile(db: Database): Promise<ReadonlyMap<string, "succeeded" | "failed">> {
  const drills = await db
    .select({ file: backupRun.file, state })
    .from(backupRun)
    .where(and(eq(kind, "drill"), inArray(state, ["succeeded", "failed"])))
    .orderBy(queuedAt);
  const last = new Map<string, "succeeded" | "failed">();
  for (const drill of drills)
    if (drill.file !== null) last.set(drill.file, drill.state === "succeeded" ? "succeeded" : "failed");
  return last;
}

/**
 * Ends a run whose process is known to have ended, unless it recorded its own end.
 * @param error a sentence for the operator
 */
export async function failRun(db: Database, runId: string, error: string): Promise<void> {
  await db
    .update(backupRun)
    .set({ state: "failed", endedAt: new Date(), leaseUntil: null, error })
    .where(and(eq(id, runId), inArray(state, ["queued", "running"])));
}
