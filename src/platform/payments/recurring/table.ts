import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { ProviderName } from "../provider-name";

const instant = () => timestamp({ withTimezone: true });

/**
 * Money that somebody agreed to pay each month. What each month brings is a `payment` of its own, which names this one. Who it is
 * stands with the purpose; here, and at the provider, are amounts and ids only.
 */
export const recurringPayment = pgTable(
  "recurring_payment",
  {
    /** Also what the provider knows it by: the idempotency key of its checkout. */
    id: uuid().primaryKey().defaultRandom(),
    /** The name of the part of the site that asked, and the id of the record it asked for. */
    purpose: text().notNull(),
    subjectId: text().notNull(),
    /** Integer cents, each month. */
    amount: integer().notNull(),
    currency: text().notNull().default("usd"),
    description: text().notNull(),
    state: text().$type<RecurringState>().notNull().default("open"),
    /** Until then the first month can be paid. */
    payUntil: instant().notNull(),
    returnPath: text().notNull(),
    cancelPath: text().notNull(),
    provider: text().$type<ProviderName>(),
    checkoutId: text(),
    checkoutUrl: text(),
    /** What the provider calls the agreement, once there is one. */
    agreementId: text(),
    nextChargeAt: instant(),
    /** When the provider was asked for what stands here. */
    askedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check("recurring_payment_amount_positive", sql`${table.amount} > 0`),
    check(
      "recurring_payment_state_known",
      sql`${table.state} in ('open', 'active', 'past-due', 'paused', 'ended', 'expired')`,
    ),
    unique("recurring_payment_agreement").on(table.provider, table.agreementId),
    index("recurring_payment_subject").on(table.purpose, table.subjectId),
    index("recurring_payment_undecided").on(table.payUntil).where(sql`state = 'open'`),
  ],
);

/** `past-due`: a charge failed and has not been made up for; `ended`: nothing is charged any more; `expired`: nothing ever was. */
export type RecurringState = "open" | "active" | "past-due" | "paused" | "ended" | "expired";
export type RecurringPayment = typeof recurringPayment.$inferSelect;
