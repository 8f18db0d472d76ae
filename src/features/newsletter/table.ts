import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/**
 * The newsletter's list, one row for each address that was ever on it. The person is encrypted; the address is found
 * by its fingerprint alone. A row outlives the subscription, so that importing an old list does not resubscribe
 * anyone.
 */
export const newsletterSubscriber = pgTable(
  "newsletter_subscriber",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Keyed hash of the address. */
    fingerprint: text().notNull(),
    /** pending, confirmed, unsubscribed, or suppressed (staff said never to send anything). */
    state: text().$type<SubscriberState>().notNull(),
    /** The person, encrypted (purpose `newsletter-person`); null before confirmation, and once it was erased. */
    person: text(),
    /** Unconfirmed input, also encrypted: it takes effect on confirmation. */
    asked: text(),
    confirmTokenHash: text(),
    /** Until when it can be confirmed. */
    confirmUntil: instant(),
    /** The token of the private link, encrypted (purpose `newsletter-link`), so that each email can have it. */
    link: text().notNull(),
    linkTokenHash: text().notNull(),
    source: text().$type<SubscriberSource>().notNull(),
    /** The campaign of the link they came through. */
    utm: jsonb().$type<Record<string, string>>(),
    confirmedAt: instant(),
    /** When they left, or staff removed them. */
    endedAt: instant(),
    /** When everything but the address was deleted after they left. */
    forgottenAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("newsletter_subscriber_fingerprint").on(table.fingerprint),
    uniqueIndex("newsletter_subscriber_link").on(table.linkTokenHash),
    uniqueIndex("newsletter_subscriber_confirm").on(table.confirmTokenHash),
    index("newsletter_subscriber_state").on(table.state, table.createdAt),
    index("newsletter_subscriber_created").on(table.createdAt),
    index("newsletter_subscriber_waiting").on(table.confirmUntil).where(sql`asked is not null`),
  ],
);

/**
 * Requests before the address is looked up. A job does that, so that the time of the response does not reveal whether
 * the address is known.
 */
export const newsletterRequest = pgTable(
  "newsletter_request",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Encrypted (purpose `newsletter-request`). */
    sealed: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("newsletter_request_created").on(table.createdAt)],
);

export const subscriberStates = ["pending", "confirmed", "unsubscribed", "suppressed"] as const;
export type SubscriberState = (typeof subscriberStates)[number];
export type SubscriberSource = "form" | "import" | "staff";
export type Subscriber = typeof newsletterSubscriber.$inferSelect;
