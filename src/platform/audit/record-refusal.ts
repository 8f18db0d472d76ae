import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Database, RootDatabase } from "../database/database";
import type { Actor } from "./actor";
import type { AuditAction } from "./audit-action";
import { recordAudit } from "./record-audit";
import { auditRefusal } from "./table";

/** Audit actions for a refused sign-in, and for a refused request of a signed-in person. */
export const refusalActions = [
  "session.refused",
  "permission.refused",
] as const satisfies readonly AuditAction[];

/** Limit of listed events per account and day, so that nobody can flood the audit log from outside. */
const MAX_LISTED_PER_DAY = 20;
const DAY_MS = 86_400_000;

export interface Refusal {
  action: (typeof refusalActions)[number];
  actor: Actor;
  subjectType: string;
  subjectId: string;
  /** The account that the attempt was made for. All unknown accounts share one counter. */
  account: string;
  /** Keyed hash of the client's network: equal networks have equal hashes, and a hash cannot be reversed. */
  network: string;
  /** The reason in fixed wording; never what someone typed. */
  reason: string;
}

/**
 * Counts a refusal. The 1st, 10th, 100th, and so on of the same refusals from one network within 24 hours
 * becomes an audit event with the count so far; at most 20 events a day per account.
 */
export async function recordRefusal(db: RootDatabase, refusal: Refusal, now: Date): Promise<void> {
  const { action, actor, subjectType, subjectId, account, network, reason } = refusal;
  const ofAccount = `${action} ${account}`;
  const ofPlace = `${ofAccount} ${network} ${subjectId} ${reason}`;
  if ((await timesOf(db, ofAccount, now)) >= MAX_LISTED_PER_DAY) return;
  await db.transaction(async (tx) => {
    const times = await count(tx, ofPlace, now);
    if (!isPowerOfTen(times)) return;
    const listed = await count(tx, ofAccount, now);
    if (listed > MAX_LISTED_PER_DAY) return;
    const note = listed === MAX_LISTED_PER_DAY ? "Further refusals are not listed today." : undefined;
    await recordAudit(tx, actor, {
      action,
      subjectType,
      subjectId,
      after: { reason, network, times, note },
    });
  });
  await deleteOldCounts(db, now);
}

async function deleteOldCounts(db: RootDatabase, now: Date): Promise<void> {
  // Skips rows that another transaction is updating; the next run deletes them.
  const over = db
    .select({ key: auditRefusal.key })
    .from(auditRefusal)
    .where(lt(auditRefusal.until, now))
    .for("update", { skipLocked: true });
  await db.delete(auditRefusal).where(inArray(auditRefusal.key, over));
}

async function timesOf(db: Database, key: string, now: Date): Promise<number> {
  const [row] = await db.select().from(auditRefusal).where(eq(auditRefusal.key, key));
  return row && row.until > now ? row.times : 0;
}

/** Increments a counter that restarts 24 hours after its first count. @returns the new count */
async function count(tx: Database, key: string, now: Date): Promise<number> {
  const until = new Date(now.getTime() + DAY_MS);
  const isOver = sql`${auditRefusal.until} <= ${now.toISOString()}::timestamptz`;
  const [row] = await tx
    .insert(auditRefusal)
    .values({ key, times: 1, until })
    .onConflictDoUpdate({
      target: auditRefusal.key,
      set: {
        times: sql`case when ${isOver} then 1 else ${auditRefusal.times} + 1 end`,
        until: sql`case when ${isOver} then ${until.toISOString()}::timestamptz else ${auditRefusal.until} end`,
      },
    })
    .returning({ times: auditRefusal.times });
  return row?.times ?? 1;
}

function isPowerOfTen(times: number): boolean {
  return /^10*$/.test(String(times));
}
