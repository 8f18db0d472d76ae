import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { eq } from "drizzle-orm";
import { failRun } from "~/platform/backup/runs";
import { backupRun } from "~/platform/backup/table";
import type { RootDatabase } from "~/platform/database/database";
import type { Logger } from "~/platform/logging/logger";

const COMMAND = { backup: "backup", drill: "restore-drill", base: "base-backup" } as const;
/** How many characters of the process's last output an error report includes. */
const KEPT_OUTPUT = 4_000;

/**
 * Runs a backup or a drill in a separate process: hashing and encrypting would keep visitors waiting, and its
 * memory is freed when it ends. The process has the site's settings and a low priority, and records its own
 * result.
 * @param runId of `backup_run`
 * @param signal aborted when the site stops: then the process ends too, and leaves nothing unfinished
 */
export async function runInSeparateProcess(
  db: RootDatabase,
  runId: string,
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<void> {
  const [run] = await db.select({ kind: backupRun.kind }).from(backupRun).where(eq(backupRun.id, runId));
  if (!run || signal.aborted) return;
  const program = process.argv[1] ?? "";
  const child = spawn(process.execPath, [program, COMMAND[run.kind], "--run", runId], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  let printed = "";
  child.stderr.on("data", (chunk: Buffer) => {
    printed = `${printed}${chunk}`.slice(-KEPT_OUTPUT);
  });
  const stop = () => child.kill("SIGTERM");
  signal.addEventListener("abort", stop, { once: true });
  try {
    const [code, killedBy] = await once(child, "exit");
    if (code === 0) return log.info({ run: runId }, `${run.kind} succeeded`);
    log.error({ run: runId, code, killedBy, printed }, `${run.kind} did not succeed`);
    // A killed process could not record the failure itself.
    await failRun(db, runId, "The process that made it ended before it was done. The site’s log says more.");
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has already ended, or the system does not allow it: then its priority stays normal.
  }
}
