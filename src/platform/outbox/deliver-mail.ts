import { and, eq } from "drizzle-orm";
import { sendJob } from "../jobs/send-job";
import { MailProblem } from "../mail/mailer";
import { outgoingMail } from "../mail/outgoing-mail";
import { claimMessage } from "./claim-message";
import { deliverMailJob } from "./deliver-mail-job";
import { MAIL_PURPOSE } from "./enqueue-mail";
import type { PostOffice } from "./post-office";
import { retryPause, TRY_FOR_MS } from "./retry-pause";
import { type OutboxMessage, outboxMessage } from "./table";

/**
 * Sends one message if it is its turn: claims it, hands it over outside any transaction, and notes what became of it. A node
 * that ends in between leaves the claim, which is taken up again once: a recipient gets a message twice at most, and then under
 * the same id.
 */
export async function deliverMail(office: PostOffice, id: string): Promise<void> {
  const message = await claimMessage(office, id);
  if (!message) return;
  try {
    await handOver(office, message);
  } catch (error) {
    await noteProblem(office, message, error);
    return;
  }
  await note(office, message, { state: "sent", sentAt: office.now(), reason: null });
  office.log.info({ message: id, kind: message.kind, attempts: message.attempts }, "mail sent");
}

async function handOver({ sealer, mailer }: PostOffice, message: OutboxMessage): Promise<void> {
  if (!mailer || !message.sealed || !message.messageId) throw new Error("A claimed message lacks its parts.");
  const mail = outgoingMail.parse(JSON.parse(sealer.open(message.sealed, MAIL_PURPOSE)));
  await mailer.send(mail, message.messageId);
}

/** What is no answer of a mail server (sealed under a lost secret, say) does not mend itself. */
async function noteProblem(office: PostOffice, message: OutboxMessage, error: unknown): Promise<void> {
  const { id, kind, attempts } = message;
  const problem =
    error instanceof MailProblem
      ? error
      : new MailProblem(`The message cannot be read: ${(error as Error).name}.`, true, { cause: error });
  const isOver = +office.now() - +message.queuedAt > TRY_FOR_MS;
  if (problem.isFinal || isOver) {
    const reason = isOver && !problem.isFinal ? `Given up after two days. ${problem.reason}` : problem.reason;
    await note(office, message, { state: "failed", reason });
    office.log.error({ message: id, kind, attempts, reason }, "mail failed");
    return;
  }
  const { reason } = problem;
  const dueAt = new Date(+office.now() + retryPause(attempts));
  await note(office, message, { state: "retrying", reason, dueAt });
  office.log.warn({ message: id, kind, attempts, reason, dueAt }, "mail not sent, will be tried again");
}

/** Only where the claim still is the one that was made: an abandoned one may have been taken up by another node. */
async function note(
  { db }: PostOffice,
  { id, attempts }: OutboxMessage,
  outcome: Partial<OutboxMessage>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const claimed = and(
      eq(outboxMessage.id, id),
      eq(outboxMessage.state, "sending"),
      eq(outboxMessage.attempts, attempts),
    );
    const [noted] = await tx
      .update(outboxMessage)
      .set({ dueAt: null, sendingSince: null, ...outcome })
      .where(claimed)
      .returning({ dueAt: outboxMessage.dueAt });
    if (!noted?.dueAt) return;
    await sendJob(tx, deliverMailJob, { id }, { startAfter: noted.dueAt, key: `${id} ${+noted.dueAt}` });
  });
}
