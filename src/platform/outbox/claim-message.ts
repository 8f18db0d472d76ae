import { and, eq, isNull, sql } from "drizzle-orm";
import { openedOrNull } from "../crypto/opened-or-null";
import { hasSiteLinks } from "../mail/site-links";
import type { MailDeps } from "./mail-deps";
import { isMailHeld } from "./mail-hold";
import { openMail } from "./open-mail";
import { type OutboxMessage, outboxMessage } from "./table";

/** How long a claim lasts without renewal. After that, its node counts as dead. */
const LEASE_MS = 20_000;
export const RENEW_EVERY_MS = 5_000;

/** After this many interrupted attempts, delivery stops: the message may be what crashes the node. */
const MAX_INTERRUPTIONS = 5;

/** Whether a claim has expired. Claims of releases without leases expire after ten minutes. */
export const isAbandoned = (now: Date) =>
  sql<boolean>`${outboxMessage.sendingSince} is not null and coalesce(${outboxMessage.leaseUntil}, ${outboxMessage.sendingSince} + interval '10 minutes') <= ${now.toISOString()}::timestamptz`;

/**
 * Claims a message for sending, in one transaction. While the claim is renewed, no other node can claim the
 * message. If the node died before it handed the message over, another node claims it again. If it died after
 * that, staff decide, because sending it again could send it twice.
 * @returns undefined if the message is not due, or cannot be sent at all (its state then says why)
 */
export async function claimMessage(deps: MailDeps, id: string): Promise<OutboxMessage | undefined> {
  const domain = await senderDomain(deps);
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const [found] = await tx
      .select({ message: outboxMessage, abandoned: isAbandoned(now) })
      .from(outboxMessage)
      .where(eq(outboxMessage.id, id))
      .for("update", { skipLocked: true });
    if (!found) return undefined;
    const { message, abandoned } = found;
    if (!abandoned && !isDue(message, now)) return undefined;
    const interruptions = message.interruptions + (abandoned ? 1 : 0);
    const set = async (values: Partial<OutboxMessage>) => {
      const [row] = await tx.update(outboxMessage).set(values).where(eq(outboxMessage.id, id)).returning();
      return row;
    };
    const obstacle = obstacleOf(deps, message, { interruptions, isHeld: await isMailHeld(tx) });
    if (obstacle) {
      await set({
        state: obstacle.state,
        reason: obstacle.reason,
        interruptions,
        dueAt: null,
        sendingSince: null,
        leaseUntil: null,
      });
      deps.log.warn({ message: id, kind: message.kind, ...obstacle }, "mail is not sent");
      return undefined;
    }
    return set({
      state: "sending",
      sendingSince: now,
      leaseUntil: leaseFrom(now),
      handedOverAt: null,
      dueAt: null,
      attempts: message.attempts + 1,
      interruptions,
      messageId: message.messageId ?? `${id}@${domain}`,
    });
  });
}

/** Renews a claim, to show that its node is alive. */
export async function renewClaim({ db, now }: MailDeps, message: OutboxMessage): Promise<void> {
  await db
    .update(outboxMessage)
    .set({ leaseUntil: leaseFrom(now()) })
    .where(and(isClaimOf(message), isNull(outboxMessage.handedOverAt)));
}

/**
 * Records that the message may be delivered from now on. Call it before the last byte is sent.
 * @throws ClaimLost if another node has claimed the message in the meantime; then it must not be handed over
 * here
 */
export async function recordHandOver({ db, now }: MailDeps, message: OutboxMessage): Promise<void> {
  const [noted] = await db
    .update(outboxMessage)
    .set({ handedOverAt: now(), leaseUntil: new Date(+now() + ANSWER_MS) })
    .where(isClaimOf(message))
    .returning({ id: outboxMessage.id });
  if (!noted) throw new ClaimLost();
}

/** How long a mail server may take to confirm a message. The connection's own timeout is shorter. */
const ANSWER_MS = 40_000;

class ClaimLost extends Error {
  override readonly name = "ClaimLost";
}

/** Matches the attempt that this message was claimed for. */
export const isClaimOf = ({ id, attempts }: OutboxMessage) =>
  and(eq(outboxMessage.id, id), eq(outboxMessage.state, "sending"), eq(outboxMessage.attempts, attempts));

function leaseFrom(now: Date): Date {
  return new Date(+now + LEASE_MS);
}

function isDue({ state, dueAt }: OutboxMessage, now: Date): boolean {
  return state !== "sending" && dueAt !== null && dueAt <= now;
}

function obstacleOf(
  { mailer, sealer, site, now }: MailDeps,
  { sealed, state, handedOverAt }: OutboxMessage,
  { interruptions, isHeld }: { interruptions: number; isHeld: boolean },
): Pick<OutboxMessage, "state" | "reason"> | undefined {
  if (state === "sending" && handedOverAt) return { state: "unclear", reason: STOPPED };
  if (isHeld) return { state: "held", reason: MAIL_HELD };
  if (!mailer) return { state: "kept", reason: "No mail server is configured (SMTP_URL)." };
  if (!sealed) return { state: "failed", reason: "Its text has been deleted." };
  if (interruptions > MAX_INTERRUPTIONS)
    return { state: "failed", reason: "The site stopped each time while it was sending this message." };
  // A message that cannot be opened fails later, when it is opened to be sent.
  const mail = openedOrNull(() => openMail(sealer, sealed));
  if (mail?.expiresAt && new Date(mail.expiresAt) <= now())
    return { state: "failed", reason: "The link in it stopped working before it could be sent." };
  if (mail && !site && hasSiteLinks(mail)) return { state: "waiting", reason: NO_SITE };
  return undefined;
}

const NO_SITE = "It has links to this site, and the site's address is not set (SITE_URL).";

const MAIL_HELD = "The site was restored from a backup, and its mail is held until someone releases it.";

const STOPPED =
  "The site stopped while it was sending this message. The message may have been delivered. Send it again if it was not.";

/** We identify messages by the part before the @; the domain only has to look like one. */
async function senderDomain({ mailer }: MailDeps): Promise<string> {
  return (await mailer?.domain().catch(() => "")) || "openward.invalid";
}
