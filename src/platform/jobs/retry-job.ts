import { sql } from "drizzle-orm";
import type { Actor } from "../audit/actor";
import { recordAudit } from "../audit/record-audit";
import type { RootDatabase } from "../database/database";
import { AppError } from "../errors/app-error";
import { bossOn } from "./boss-on";

/**
 * Has a failed job done once more.
 * @throws AppError NOT_FOUND when there is no such failed job; IN_USE when the same work waits already
 */
export async function retryJob(db: RootDatabase, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select name from pgboss.job where id = ${id} and state = 'failed' for update`,
    );
    const name = rows[0]?.name;
    if (name === undefined) throw new AppError("NOT_FOUND", "There is no such failed job.");
    try {
      await bossOn(tx).retry(name, id);
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

/** pg-boss has a unique index on what waits or runs, for work that is done once at a time. */
function isAlreadyWaiting(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "23505") || isAlreadyWaiting(error.cause);
}
