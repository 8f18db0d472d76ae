import { eq } from "drizzle-orm";
import type { PostOffice } from "./post-office";
import { type OutboxMessage, outboxMessage } from "./table";

/** A message that has been underway for so long was abandoned: no attempt takes longer than a minute or two. */
export const ABANDONED_AFTER_MS = 10 * 60_000;

/** An attempt that ended without a word may have been a delivery: it is repeated once, not more. */
const MOST_INTERRUPTIONS = 1;

/**
 * Takes a message to send it, in one transaction: from now on nobody else does.
 * @returns undefined when it is not its turn, or cannot be sent at all (which is noted)
 */
export async function claimMessage(office: PostOffice, id: string): Promise<OutboxMessage | undefined> {
  const domain = await senderDomain(office);
  return office.db.transaction(async (tx) => {
    const [message] = await tx
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.id, id))
      .for("update", { skipLocked: true });
    const now = office.now();
    if (!message || !isTurn(message, now)) return undefined;
    const interruptions = message.interruptions + (message.state === "sending" ? 1 : 0);
    const set = async (values: Partial<OutboxMessage>) => {
      const [row] = await tx.update(outboxMessage).set(values).where(eq(outboxMessage.id, id)).returning();
      return row;
    };
    const obstacle = obstacleOf(office, message, interruptions);
    if (obstacle) {
      await set({ ...obstacle, interruptions, dueAt: null, sendingSince: null });
      office.log.warn({ message: id, kind: message.kind, ...obstacle }, "mail is not sent");
      return undefined;
    }
    return set({
      state: "sending",
      sendingSince: now,
      dueAt: null,
      attempts: message.attempts + 1,
      interruptions,
      messageId: message.messageId ?? `${id}@${domain}`,
    });
  });
}

function isTurn({ state, dueAt, sendingSince }: OutboxMessage, now: Date): boolean {
  if (state === "sending") return sendingSince !== null && +now - +sendingSince >= ABANDONED_AFTER_MS;
  return dueAt !== null && dueAt <= now;
}

function obstacleOf(
  { mailer }: PostOffice,
  { sealed }: OutboxMessage,
  interruptions: number,
): Pick<OutboxMessage, "state" | "reason"> | undefined {
  if (!mailer) return { state: "kept", reason: "No mail server is configured (SMTP_URL)." };
  if (!sealed) return { state: "failed", reason: "Its text has been deleted." };
  if (interruptions > MOST_INTERRUPTIONS) {
    return { state: "failed", reason: "Sending was interrupted twice: it may have arrived, or not." };
  }
  return undefined;
}

/** Message ids are told apart by ours alone; the domain only has to look like one. */
async function senderDomain({ mailer }: PostOffice): Promise<string> {
  return (await mailer?.domain().catch(() => "")) || "openward.invalid";
}
