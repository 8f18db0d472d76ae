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
    /** queued, sending, retrying, sent, failed, or kept: nothing was configured to send it with. */
    state: text().$type<MessageState>().notNull().default("queued"),
    /** Recipient, subject and bodies, sealed (purpose `mail`); null once it was purged. */
    sealed: text(),
    /** Two messages with the same one are one message. */
    dedupeKey: text(),
    /** Set at the first attempt and the same at every other, so that a mail server can tell a repetition. */
    messageId: text(),
    attempts: integer().notNull().default(0),
    /** How often a node ended between handing the message over and noting it: each may have been a delivery. */
    interruptions: integer().notNull().default(0),
    /** When somebody or something last asked for it to be sent; trying ends two days after. */
    queuedAt: instant().notNull(),
    /** When it is to be tried next; null when it is not. */
    dueAt: instant(),
    sendingSince: instant(),
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

export type MessageState = "queued" | "sending" | "retrying" | "sent" | "failed" | "kept";
export type OutboxMessage = typeof outboxMessage.$inferSelect;
