import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../errors/app-error";

export interface Limit {
  /** Part of the stored key: limits with different names are counted separately. */
  name: string;
  /** Maximum number of uses within `seconds`. */
  times: number;
  seconds: number;
}

/**
 * Counts one use of `limit` by `who` (a network or email address). All nodes count together while the
 * database accepts writes.
 * @throws AppError RATE_LIMITED with Retry-After if there were too many
 */
export type CountUse = (limit: Limit, who: string) => Promise<void>;

/** @param secret keys the hash under which `who` is stored, so that the table identifies nobody */
export function createRateLimits(pool: Pool, secret: string): CountUse {
  const limiters = new Map<string, RateLimiterPostgres>();
  return async (limit, who) => {
    const limiter = limiters.get(limit.name) ?? newLimiter(pool, limit);
    limiters.set(limit.name, limiter);
    const key = createHmac("sha256", secret).update(who).digest("base64url");
    try {
      await limiter.consume(key);
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? rateLimited(refused.msBeforeNext) : refused;
    }
  };
}

function newLimiter(pool: Pool, { name, times, seconds }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    keyPrefix: name,
    points: times,
    duration: seconds,
    // Refuses a flood from memory for a while, without a query for each request.
    inMemoryBlockOnConsumed: times + 1,
    // While the database accepts no writes, each node counts alone, so that read requests still work.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: times, duration: seconds }),
  });
}

function rateLimited(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  return new AppError(
    "RATE_LIMITED",
    `Too many requests in a short time. Please try again in ${formatDuration(seconds)}.`,
    {
      headers: { "retry-after": String(seconds) },
    },
  );
}

function formatDuration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
