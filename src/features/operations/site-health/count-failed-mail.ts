import { and, gte, inArray, notLike } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { outboxMessage } from "~/platform/outbox/table";
import { HEALTH_MAIL } from "./health-mail-kind";

const WEEK_MS = 7 * 24 * 3_600_000;

/** Counts the messages of the last seven days that were given up or are unclear. */
export function countFailedMail(db: Database, now: Date): Promise<number> {
  const recent = and(
    inArray(outboxMessage.state, ["failed", "unclear"]),
    gte(outboxMessage.queuedAt, new Date(now.getTime() - WEEK_MS)),
    // Otherwise, a failing email about failed emails would keep its own alert active.
    notLike(outboxMessage.kind, `${HEALTH_MAIL}%`),
  );
  return db.$count(outboxMessage, recent);
}
