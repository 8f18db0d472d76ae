import { and, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { RootDatabase } from "../database/database";
import { isUnavailable } from "../database/is-unavailable";
import { defineJob } from "../jobs/job";
import { sendJob } from "../jobs/send-job";
import { isAbandoned } from "./claim-message";
import { deliverMailJob } from "./deliver-mail-job";
import type { MailDeps } from "./mail-deps";
import { outboxMessage } from "./table";

/** Finds messages without a job, once a minute. */
export const sweepOutboxJob = defineJob("sweep-outbox", { once: "always" });

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BATCH_SIZE = 500;

/** How long the record of a sent message is kept after its text was deleted. */
const REMEMBERED_DAYS = 400;

/**
 * Sends jobs for messages that are overdue or were abandoned, and deletes old texts and messages.
 * @param readableDays how long the text of a message is kept after it was written
 */
export async function sweepOutbox(
  { db, now }: Pick<MailDeps, "db" | "now">,
  readableDays: number,
): Promise<void> {
  const before = (milliseconds: number) => new Date(+now() - milliseconds);
  await sendAgain(db, or(lt(outboxMessage.dueAt, before(MINUTE)), isAbandoned(now())));
  await db
    .update(outboxMessage)
    .set({ sealed: null })
    .where(
      and(
        isNotNull(outboxMessage.sealed),
        inArray(outboxMessage.state, ["sent", "failed", "kept", "waiting", "unclear", "held"]),
        lt(outboxMessage.createdAt, before(readableDays * DAY)),
        lt(outboxMessage.queuedAt, before(readableDays * DAY)),
      ),
    );
  await db
    .delete(outboxMessage)
    .where(and(isNull(outboxMessage.sealed), lt(outboxMessage.createdAt, before(REMEMBERED_DAYS * DAY))));
}

async function sendAgain(db: RootDatabase, which: SQL | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const overdue = await tx
      .select({ id: outboxMessage.id })
      .from(outboxMessage)
      .where(which)
      .orderBy(outboxMessage.dueAt)
      .limit(BATCH_SIZE);
    for (const { id } of overdue) await sendJob(tx, deliverMailJob, { id }, { key: `${id} sweep` });
  });
}

/** Plus a claim's duration, well below a minute. */
const CHECK_EVERY_MS = 15_000;

/** Finds messages whose node died while sending them, more often than a scheduled job can. */
export function watchOutbox({ db, log, now }: Pick<MailDeps, "db" | "log" | "now">): {
  stop(): Promise<void>;
} {
  const timer = setInterval(() => {
    sendAgain(db, isAbandoned(now())).catch((error) => {
      if (!isUnavailable(error)) log.error({ err: error }, "could not look for abandoned mail");
    });
  }, CHECK_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
    },
  };
}
