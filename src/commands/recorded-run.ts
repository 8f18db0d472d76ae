import { beginRun, queueRun, type RunResult } from "~/platform/backup/runs";
import type { BackupRunKind } from "~/platform/backup/table";
import type { RootDatabase } from "~/platform/database/database";
import { StartupError } from "~/platform/startup-error";

interface Recorded {
  kind: BackupRunKind;
  /** A run that the site queued; by default this command creates one. */
  run: string | undefined;
  signal: AbortSignal;
  /** @param result partial results; stored however the work ends */
  work(result: RunResult): Promise<void>;
}

/**
 * Runs a backup or a drill, and records its result.
 * @throws StartupError while another one is in progress; the error of the work
 */
export async function recordedRun(db: RootDatabase, { kind, run, signal, work }: Recorded): Promise<void> {
  const id =
    run ?? (await db.transaction((tx) => queueRun(tx, { kind, trigger: "command", now: new Date() })));
  const active = id && (await beginRun(db, id));
  if (!active)
    throw new StartupError(
      "Another backup, or a restore drill, is in progress.",
      "Settings, Backups in the admin area shows which. Run this again when it has ended.",
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
  return "It failed for an unknown reason. The site’s log says more.";
}
