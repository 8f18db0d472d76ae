import { and, eq, isNull, sql } from "drizzle-orm";
import { openedOrNull } from "../crypto/opened-or-null";
import { hasSiteLinks } from "../mail/site-links";
import { isMailHeld } from "./mail-hold";
import { openMail } from "./open-mail";
import type { PostOffice } from "./post-office";
import { type OutboxMessage, outboxMessage } from "./table";

/** How long a claim holds without being renewed: then its node is taken for dead. */
const LEASE_MS = 20_000;
export const RENEW_EVERY_MS = 5_000;

/** A message that ends its node each time is not tried for ever. */
const MOST_INTERRUPTIONS = 5;

/** A claim whose node has not renewed it in time. Claims of releases without leases end after ten minutes. */
export const isAbandoned = (now: Date) =>
  sql<boolean>`${outboxMessage.sendingSince} is not null and coalesce(${outboxMessage.leaseUntil}, ${outboxMessage.sendingSince} + interval '10 minutes') <= ${now.toISOString()}::timestamptz`;

/**
 * Takes a message to send it, in one transaction: as long as the claim is renewed, nobody else does. One whose node died before it handed
 * the message over is taken up again; one that died after that is left to staff, because sending it again could be the second time.
 * @returns undefined when it is not its turn, or cannot be sent at all (which is noted)
 */
export async function claimMessage(office: PostOffice, id: string): Promise<OutboxMessage | undefined> {
  const domain = await senderDomain(office);
  return office.db.transaction(async (tx) => {
    const now = office.now();
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
    const obstacle = obstacleOf(office, message, { interruptions, isHeld: await isMailHeld(tx) });
    if (obstacle) {
      await set({
        state: obstacle.state,
        reason: obstacle.reason,
        interruptions,
        dueAt: null,
        sendingSince: null,
        leaseUntil: null,
      });
      office.log.warn({ message: id, kind: message.kind, ...obstacle }, "mail is not sent");
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

/** While the claim holds: says that its node lives. */
export async function renewClaim({ db, now }: PostOffice, message: OutboxMessage): Promise<void> {
  await db
    .update(outboxMessage)
    .set({ leaseUntil: leaseFrom(now()) })
    .where(and(isClaimOf(message), isNull(outboxMessage.handedOverAt)));
}

/**
 * Notes that the message may have arrived from now on. Called before its last byte leaves.
 * @throws ClaimLost when another node has taken the message over meanwhile: it must not be handed over here
 */
export async function noteHandOver({ db, now }: PostOffice, message: OutboxMessage): Promise<void> {
  const [noted] = await db
    .update(outboxMessage)
    .set({ handedOverAt: now(), leaseUntil: new Date(+now() + ANSWER_MS) })
    .where(isClaimOf(message))
    .returning({ id: outboxMessage.id });
  if (!noted) throw new ClaimLost();
}

/** How long a mail server may take to answer a message that it has; the connection's own limit is shorter. */
const ANSWER_MS = 40_000;

class ClaimLost extends Error {
  override readonly name = "ClaimLost";
}

/** The attempt that this message was claimed for. */
export const isClaimOf = ({ id, attempts }: OutboxMessage) =>
  and(eq(outboxMessage.id, id), eq(outboxMessage.state, "sending"), eq(outboxMessage.attempts, attempts));

function leaseFrom(now: Date): Date {
  return new Date(+now + LEASE_MS);
}

function isDue({ state, dueAt }: OutboxMessage, now: Date): boolean {
  return state !== "sending" && dueAt !== null && dueAt <= now;
}

function obstacleOf(
  { mailer, sealer, site, now }: PostOffice,
  { sealed, state, handedOverAt }: OutboxMessage,
  { interruptions, isHeld }: { interruptions: number; isHeld: boolean },
): Pick<OutboxMessage, "state" | "reason"> | undefined {
  if (state === "sending" && handedOverAt) return { state: "unclear", reason: STOPPED };
  if (isHeld) return { state: "held", reason: HELD };
  if (!mailer) return { state: "kept", reason: "No mail server is configured (SMTP_URL)." };
  if (!sealed) return { state: "failed", reason: "Its text has been deleted." };
  if (interruptions > MOST_INTERRUPTIONS)
    return { state: "failed", reason: "The site stopped each time while it was sending this message." };
  // One that cannot be read fails where it is read to be sent.
  const mail = openedOrNull(() => openMail(sealer, sealed));
  if (mail?.expiresAt && new Date(mail.expiresAt) <= now())
    return { state: "failed", reason: "The link in it stopped working before it could be sent." };
  if (mail && !site && hasSiteLinks(mail)) return { state: "waiting", reason: NO_SITE };
  return undefined;
}

const NO_SITE = "It has links to this site, and the site's address is not set (SITE_URL).";

const HELD = "The site was restored from a backup, and its mail is held until somebody lets it go.";

const STOPPED =
  "The site stopped while it was handing this message over: it may have arrived, or not. Send it again if it did not.";

/** Message ids are told apart by ours alone; the domain only has to look like one. */
async function senderDomain({ mailer }: PostOffice): Promise<string> {
  return (await mailer?.domain().catch(() => "")) || "openward.invalid";
}
