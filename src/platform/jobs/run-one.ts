import type { JobResult, JobWithMetadata } from "pg-boss";
import type { RootDatabase } from "../database/database";
import { describeError } from "../logging/describe-error";
import type { Logger } from "../logging/logger";
import type { JobHandler } from "./job";
import { PermanentFailure } from "./permanent-failure";
import { scheduledJobRun } from "./table";

/**
 * Runs one job and reports the result. Stores only the parts of an error that the log contains, and nothing that
 * someone typed.
 */
export async function runOne(
  { job, schedule, run }: JobHandler,
  { id, data, retryCount, retryLimit }: Pick<JobWithMetadata, "id" | "data" | "retryCount" | "retryLimit">,
  { db, log, now }: { db: RootDatabase; log: Logger; now(): Date },
): Promise<JobResult> {
  try {
    await run(data);
    if (schedule) await noteRun(db, job.name, now());
    return { id, status: "completed" };
  } catch (error) {
    const isLast = error instanceof PermanentFailure || retryCount >= retryLimit;
    log[isLast ? "error" : "warn"](
      { err: error, job: job.name, jobId: id },
      isLast ? "job failed" : "job failed, will be retried",
    );
    const output = { message: messageFor(error) };
    return { id, status: error instanceof PermanentFailure ? "deadletter" : "failed", output };
  }
}

async function noteRun(db: RootDatabase, name: string, ranAt: Date): Promise<void> {
  await db
    .insert(scheduledJobRun)
    .values({ name, ranAt })
    .onConflictDoUpdate({ target: scheduledJobRun.name, set: { ranAt } });
}

/** PostgreSQL's message may quote the value that it refused, so only its code is used. */
function messageFor(error: unknown): string {
  const state = sqlState(error);
  if (state) return `The database refused a query (${state}).`;
  return describeError(error).message.slice(0, 500);
}

function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string" && /^[\dA-Z]{5}$/.test(error.code)) return error.code;
  return sqlState(error.cause);
}
