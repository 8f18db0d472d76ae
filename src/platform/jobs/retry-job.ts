import { sql } from "drizzle-orm";
import type { Actor } from "../audit/actor";
import { recordAudit } from "../audit/record-audit";
import type { RootDatabase } from "../database/database";
import { AppError } from "../errors/app-error";
import { pgBossOn } from "./pg-boss-on";

/**
 * Retries a failed job.
 * @throws AppError NOT_FOUND if there is no such failed job; IN_USE if the same job already waits
 */
export async function retryJob(db: RootDatabase, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select name from pgboss.job where id = ${id} and state = 'failed' for update`,
    );
    const name = rows[0]?.name;
    if (name === undefined) throw new AppError("NOT_FOUND", "There is no such failed job.");
    try {
      await pgBossOn(tx).retry(name, id);
    } catch (error) {
      if (!isAlreadyWaiting(error)) throw error;
      throw new AppError("IN_USE", "The same job is already waiting to run.");
    }
    await recordAudit(tx, actor, {
      action: "job.retried",
      subjectType: "job",
      subjectId: id,
      after: { name },
    });
  });
}

/** pg-boss has a unique index on waiting and running jobs of queues that run one job at a time. */
function isAlreadyWaiting(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "23505") || isAlreadyWaiting(error.cause);
}
