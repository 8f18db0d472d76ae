import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/**
 * The newsletter's list, with one row for each address that was ever on it. The person is encrypted; an address is only
 * found by its fingerprint. Rows stay after a subscription ends, so that importing an old list does not subscribe
 * anyone again.
 */
export const newsletterSubscriber = pgTable(
  "newsletter_subscriber",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Keyed hash of the address. */
    fingerprint: text().notNull(),
    /** pending, confirmed, unsubscribed, or suppressed (staff decided that it must get no email). */
    state: text().$type<SubscriberState>().notNull(),
    /** The person, encrypted (purpose `newsletter-person`). Null before confirmation and after erasure. */
    person: text(),
    /** Unconfirmed input, also encrypted. It is used after the confirmation. */
    asked: text(),
    confirmTokenHash: text(),
    /** Until when the sign-up can be confirmed. */
    confirmUntil: instant(),
    /** The token of the private link, encrypted (purpose `newsletter-link`), because each email contains it. */
    link: text().notNull(),
    linkTokenHash: text().notNull(),
    source: text().$type<SubscriberSource>().notNull(),
    /** The campaign parameters of the link through which they came. */
    utm: jsonb().$type<Record<string, string>>(),
    confirmedAt: instant(),
    /** When they left or staff removed them. */
    endedAt: instant(),
    /** When everything except the fingerprint was deleted. */
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
 * Sign-up requests whose address was not looked up yet. A job does that, so that the response time does not reveal
 * whether the address is known.
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
