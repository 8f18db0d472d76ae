import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { staffSignInAttempt as attempts } from "../table";
import { FORGET_AFTER_MS, type Throttle } from "./policy";

/**
 * Counts an attempt before it is made, so that simultaneous attempts cannot evade the limit. A success is removed
 * again. Call it in a transaction, because a refused attempt must not count.
 * @throws AppError RATE_LIMITED with Retry-After during the delay
 */
export async function countAttempt(tx: Database, key: string, throttle: Throttle, now: Date): Promise<void> {
  const { free, firstDelayMs, maxDelayMs } = throttle;
  const forgotten = sql`${attempts.lastAt} < ${new Date(now.getTime() - FORGET_AFTER_MS).toISOString()}`;
  const failures = sql`case when ${forgotten} then 1 else ${attempts.failures} + 1 end`;
  const over = sql`(${attempts.failures} + 1 - ${free}::int)`;
  const delay = sql`least(${maxDelayMs}::float8, ${firstDelayMs}::float8 * power(2, least(${over}, 20)))`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const counted = await tx
    .insert(attempts)
    .values({ key, failures: 1, blockedUntil: now, lastAt: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        failures,
        blockedUntil: sql`case when ${forgotten} or ${over} < 0 then ${at} else ${at} + ${delay} * interval '1 millisecond' end`,
        lastAt: now,
      },
      setWhere: sql`${attempts.blockedUntil} <= ${at}`,
    })
    .returning({ key: attempts.key });
  if (counted.length > 0) return;
  const [blocked] = await tx.select().from(attempts).where(sql`${attempts.key} = ${key}`);
  throw tooMany((blocked?.blockedUntil ?? now).getTime() - now.getTime());
}

function tooMany(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError("RATE_LIMITED", `Too many attempts. Please wait ${wait} and try again.`, {
    headers: { "retry-after": String(seconds) },
  });
}
