import { setTimeout as delay } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import { isUnavailable } from "../database/is-unavailable";
import { sendJob } from "../jobs/send-job";
import { MailProblem } from "../mail/mailer";
import { withSiteLinks } from "../mail/site-links";
import { claimMessage, isClaimOf, RENEW_EVERY_MS, recordHandOver, renewClaim } from "./claim-message";
import { deliverMailJob } from "./deliver-mail-job";
import type { MailDeps } from "./mail-deps";
import { openMail } from "./open-mail";
import { RETRY_DAYS, RETRY_PERIOD_MS, retryPause } from "./retry-pause";
import { type OutboxMessage, outboxMessage } from "./table";

/**
 * Sends one message if it is due: claims it, hands it over outside any transaction, and records the result.
 *
 * A message is never sent twice automatically. Just before the last byte is sent, `recordHandOver` records
 * that. If a node dies before that, another node takes over its claim within a minute; by then the mail
 * server has discarded what it had received. If a node dies after that, or does not receive the server's
 * answer, the message is unclear: staff see it and decide.
 */
export async function deliverMail(deps: MailDeps, id: string): Promise<void> {
  const message = await claimMessage(deps, id);
  if (!message) return;
  const renewing = setInterval(() => void renewClaim(deps, message).catch(() => {}), RENEW_EVERY_MS);
  try {
    await handOver(deps, message);
  } catch (error) {
    await recordProblem(deps, message, error);
    return;
  } finally {
    clearInterval(renewing);
  }
  await recordSent(deps, message);
  deps.log.info({ message: id, kind: message.kind, attempts: message.attempts }, "mail sent");
}

async function handOver(deps: MailDeps, message: OutboxMessage): Promise<void> {
  const { sealer, mailer, site } = deps;
  if (!mailer || !message.sealed || !message.messageId) throw new Error("A claimed message lacks its parts.");
  const mail = openMail(sealer, message.sealed);
  await mailer.send(site ? withSiteLinks(mail, site) : mail, message.messageId, () =>
    recordHandOver(deps, message),
  );
}

/**
 * The message is sent, so this is retried while the database is down, even if another node considers this node dead.
 */
async function recordSent({ db, now }: MailDeps, { id, attempts }: OutboxMessage): Promise<void> {
  const sentAt = now();
  for (let tries = 1; ; tries += 1) {
    try {
      await db
        .update(outboxMessage)
        .set({
          state: "sent",
          sentAt,
          reason: null,
          dueAt: null,
          sendingSince: null,
          leaseUntil: null,
        })
        .where(
          and(
            eq(outboxMessage.id, id),
            inArray(outboxMessage.state, ["sending", "unclear"]),
            eq(outboxMessage.attempts, attempts),
          ),
        );
      return;
    } catch (error) {
      if (!isUnavailable(error) || tries === MAX_TRIES) throw error;
      await delay(NOTE_PAUSE_MS);
    }
  }
}

/** All retries together take less time than the job's time limit. */
const MAX_TRIES = 60;
const NOTE_PAUSE_MS = 2_000;

/** Errors that do not come from a mail server (such as text sealed under a lost secret) are permanent. */
async function recordProblem(deps: MailDeps, message: OutboxMessage, error: unknown): Promise<void> {
  const { id, kind, attempts } = message;
  const problem =
    error instanceof MailProblem
      ? error
      : new MailProblem(`The message cannot be read: ${(error as Error).name}.`, true, { cause: error });
  if (problem.isUnclear) {
    await note(deps, message, { state: "unclear", reason: problem.reason });
    deps.log.error({ message: id, kind, attempts, reason: problem.reason }, "mail may have been sent");
    return;
  }
  const isOver = +deps.now() - +message.queuedAt > RETRY_PERIOD_MS;
  if (problem.isFinal || isOver) {
    const reason =
      isOver && !problem.isFinal ? `Given up after ${RETRY_DAYS} days. ${problem.reason}` : problem.reason;
    await note(deps, message, { state: "failed", reason });
    deps.log.error({ message: id, kind, attempts, reason }, "mail failed");
    return;
  }
  const { reason } = problem;
  const dueAt = new Date(+deps.now() + retryPause(attempts));
  await note(deps, message, { state: "retrying", reason, dueAt });
  deps.log.warn({ message: id, kind, attempts, reason, dueAt }, "mail not sent, will be retried");
}

/**
 * Applies only if the claim is still this one: another node may have claimed the message after it was
 * abandoned.
 */
async function note(
  { db }: MailDeps,
  message: OutboxMessage,
  outcome: Partial<OutboxMessage>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [noted] = await tx
      .update(outboxMessage)
      .set({ dueAt: null, sendingSince: null, leaseUntil: null, ...outcome })
      .where(isClaimOf(message))
      .returning({ dueAt: outboxMessage.dueAt });
    if (!noted?.dueAt) return;
    await sendJob(
      tx,
      deliverMailJob,
      { id: message.id },
      { startAfter: noted.dueAt, key: `${message.id} ${+noted.dueAt}` },
    );
  });
}
