import { beginRun, queueRun, type RunResult } from "~/platform/backup/runs";
import type { BackupRunKind } from "~/platform/backup/table";
import type { RootDatabase } from "~/platform/database/database";
import { StartupError } from "~/platform/startup-error";

interface Recorded {
  kind: BackupRunKind;
  /** A run that the site asked for; left out, one is made for this command. */
  run: string | undefined;
  signal: AbortSignal;
  /** @param result what is known so far; kept however it ends */
  work(result: RunResult): Promise<void>;
}

/**
 * Does a backup or a drill, and records how it ended.
 * @throws StartupError while another one is under way; what the work throws
 */
export async function recordedRun(db: RootDatabase, { kind, run, signal, work }: Recorded): Promise<void> {
  const id =
    run ?? (await db.transaction((tx) => queueRun(tx, { kind, trigger: "command", now: new Date() })));
  const active = id && (await beginRun(db, id));
  if (!active)
    throw new StartupError(
      "Another backup, or a test restore, is under way.",
      "Settings, Backups in the admin area says which. Run this again when it has ended.",
    );
  const result: RunResult = {};
  try {
    await work(result);
    await active.end("succeeded", result);
  } catch (error) {
    result.error = sentenceOf(error);
    await active.end(signal.aborted ? "stopped" : "failed", result);
    throw error;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartupError) return `${error.message} ${error.remedy}`;
  return "It failed for a reason that is not known. The site’s log says more.";
}
