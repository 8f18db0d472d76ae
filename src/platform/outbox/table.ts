import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/**
 * Every outgoing email, written in the transaction of the change it is about. The row is authoritative for
 * its delivery; the job only triggers it.
 */
export const outboxMessage = pgTable(
  "outbox_message",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The kind of message, for lists and counts: `accounts.invitation`. Nothing personal. */
    kind: text().notNull(),
    /**
     * queued, sending, retrying, sent, failed; kept: no mail server was configured; waiting: it has links,
     * and SITE_URL is not set; unclear: it was handed over, and the mail server did not confirm it; held: the
     * site was restored from a backup, and its mail is not released yet.
     */
    state: text().$type<MessageState>().notNull().default("queued"),
    /** Recipient, subject, and bodies, sealed (purpose `mail`); null once deleted. */
    sealed: text(),
    /** Only one message with a given key is written. */
    dedupeKey: text(),
    /**
     * Set at the first attempt and the same for every retry, so that a mail server can detect a duplicate.
     */
    messageId: text(),
    attempts: integer().notNull().default(0),
    /** How often a node died while sending it. */
    interruptions: integer().notNull().default(0),
    /** When a person or a job last requested that it be sent. Retries end two days later. */
    queuedAt: instant().notNull(),
    /** When the next attempt is due; null if there is none. */
    dueAt: instant(),
    sendingSince: instant(),
    /** The sending node renews this while it lives. After that, another node takes over. */
    leaseUntil: instant(),
    /**
     * Set before the last byte of the current attempt is sent: from then on, the message may have been
     * delivered.
     */
    handedOverAt: instant(),
    sentAt: instant(),
    /** Why it was not sent, without addresses of people. */
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

/**
 * While it has a row, no mail is sent: the site was restored from a backup, and the original may have sent
 * the same messages.
 */
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
