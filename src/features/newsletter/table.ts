import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/**
 * Everybody who was ever on the newsletter's list, one row an address. Who it is stands sealed; the address is found by its
 * fingerprint alone. A row outlives the wish to get the newsletter: that is how nobody is written to again because somebody
 * reads in an old list.
 */
export const newsletterSubscriber = pgTable(
  "newsletter_subscriber",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Keyed hash of the address. */
    fingerprint: text().notNull(),
    /** pending, confirmed, unsubscribed, suppressed: staff said never to write. */
    state: text().$type<SubscriberState>().notNull(),
    /** Who it is, sealed (purpose `newsletter-person`); null before they confirmed, and once it was erased. */
    person: text(),
    /** What somebody typed and has not confirmed yet, sealed alike: it changes nothing before. */
    asked: text(),
    confirmTokenHash: text(),
    /** Until when it can be confirmed. */
    confirmUntil: instant(),
    /** The token of their private link, sealed (purpose `newsletter-link`), so that each mail can name it, for as long as mails are kept. */
    link: text().notNull(),
    linkTokenHash: text().notNull(),
    source: text().$type<SubscriberSource>().notNull(),
    /** Which campaign led them here. */
    utm: jsonb().$type<Record<string, string>>(),
    confirmedAt: instant(),
    /** When they left, or staff took them off. */
    endedAt: instant(),
    /** When everything but the address was deleted of who left. */
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
 * What the form brought, before anybody looked whether the address is known. That happens in a job: the answer to the form cannot
 * tell by its time what it does not know.
 */
export const newsletterRequest = pgTable(
  "newsletter_request",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Sealed (purpose `newsletter-request`). */
    sealed: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("newsletter_request_created").on(table.createdAt)],
);

export const subscriberStates = ["pending", "confirmed", "unsubscribed", "suppressed"] as const;
export type SubscriberState = (typeof subscriberStates)[number];
export type SubscriberSource = "form" | "import" | "staff";
export type Subscriber = typeof newsletterSubscriber.$inferSelect;
