import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/**
 * Every message that leaves by mail, written in the transaction of what it tells about. The row is the truth of its
 * delivery; the job that delivers it is only what wakes somebody up.
 */
export const outboxMessage = pgTable(
  "outbox_message",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What it tells, for the list and for counting: `accounts.invitation`. Nothing personal. */
    kind: text().notNull(),
    /**
     * queued, sending, retrying, sent, failed; kept: nothing was configured to send it with; waiting: it has links, and SITE_URL is not
     * set; unclear: it was handed over, and the mail server's answer was not heard; held: the site was restored from a backup, and nobody has
     * said yet that its mail may leave.
     */
    state: text().$type<MessageState>().notNull().default("queued"),
    /** Recipient, subject and bodies, sealed (purpose `mail`); null once it was purged. */
    sealed: text(),
    /** Two messages with the same one are one message. */
    dedupeKey: text(),
    /** Set at the first attempt and the same at every other, so that a mail server can tell a repetition. */
    messageId: text(),
    attempts: integer().notNull().default(0),
    /** How often a node ended while it was sending. */
    interruptions: integer().notNull().default(0),
    /** When somebody or something last asked for it to be sent; trying ends two days after. */
    queuedAt: instant().notNull(),
    /** When it is to be tried next; null when it is not. */
    dueAt: instant(),
    sendingSince: instant(),
    /** The node that sends renews this while it lives; afterwards another one takes over. */
    leaseUntil: instant(),
    /** Set before the last byte of the current attempt leaves: from then on the message may have arrived. */
    handedOverAt: instant(),
    sentAt: instant(),
    /** Why it was not sent, in words without addresses. */
    reason: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("outbox_message_dedupe").on(table.dedupeKey),
    index("outbox_message_created").on(table.createdAt),
    index("outbox_message_state").on(table.state, table.createdAt),
    index("outbox_message_due").on(table.dueAt).where(sql`due_at is not null`),
    index("outbox_message_underway").on(table.sendingSince).where(sql`sending_since is not null`),
    index("outbox_message_readable").on(table.createdAt).where(sql`sealed is not null`),
  ],
);

/** While it has a row, no mail leaves: the site was restored from a backup, and the original may have sent the same. */
export const mailHold = pgTable("mail_hold", {
  id: text().primaryKey(),
  since: instant().notNull(),
});

export type MessageState =
  | "queued"
  | "sending"
  | "retrying"
  | "sent"
  | "failed"
  | "kept"
  | "waiting"
  | "unclear"
  | "held";
export type OutboxMessage = typeof outboxMessage.$inferSelect;
