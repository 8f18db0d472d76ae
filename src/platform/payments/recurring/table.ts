import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { ProviderName } from "../provider-name";

const instant = () => timestamp({ withTimezone: true });

/**
 * A monthly payment that someone agreed to. Each month's charge is a `payment` that refers to this row. The
 * purpose stores who the payer is; this table, and the provider, contain only amounts and ids.
 */
export const recurringPayment = pgTable(
  "recurring_payment",
  {
    /** Also the idempotency key of its checkout at the provider. */
    id: uuid().primaryKey().defaultRandom(),
    /** The name of the purpose, and the id of its record. */
    purpose: text().notNull(),
    subjectId: text().notNull(),
    /** Integer cents per month. */
    amount: integer().notNull(),
    currency: text().notNull().default("usd"),
    description: text().notNull(),
    state: text().$type<RecurringState>().notNull().default("open"),
    /** Deadline for the first payment. */
    payUntil: instant().notNull(),
    returnPath: text().notNull(),
    cancelPath: text().notNull(),
    provider: text().$type<ProviderName>(),
    checkoutId: text(),
    checkoutUrl: text(),
    /** The provider's id of the agreement, once there is one. */
    agreementId: text(),
    nextChargeAt: instant(),
    /** When the provider reported this state. */
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

/**
 * `past-due`: a charge failed and was not paid later; `ended`: nothing more is charged; `expired`: nothing
 * ever was.
 */
export type RecurringState = "open" | "active" | "past-due" | "paused" | "ended" | "expired";
export type RecurringPayment = typeof recurringPayment.$inferSelect;
