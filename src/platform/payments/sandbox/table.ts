import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { RecurringState } from "../recurring/table";
import type { PaymentState } from "../table";

const instant = () => timestamp({ withTimezone: true });

/** A monthly payment that someone agreed to. */
export const sandboxAgreement = pgTable(
  "sandbox_agreement",
  {
    id: uuid().primaryKey().defaultRandom(),
    recurringId: uuid().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    description: text().notNull(),
    state: text().$type<RecurringState>().notNull().default("open"),
    nextChargeAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [unique("sandbox_agreement_once").on(table.recurringId)],
);

/** The sandbox's own records, like those that a payment provider keeps. No money moves. */
export const sandboxCheckout = pgTable(
  "sandbox_checkout",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for a month of an agreement. */
    paymentId: uuid(),
    agreementId: uuid(),
    amount: integer().notNull(),
    currency: text().notNull(),
    description: text().notNull(),
    returnUrl: text().notNull(),
    cancelUrl: text().notNull(),
    state: text().$type<PaymentState>().notNull().default("open"),
    /** The result of a delayed payment, and when it is due. */
    outcome: text().$type<"paid" | "failed">(),
    settlesAt: instant(),
    /** The last attempt was declined; the payer may try again. */
    declinedAt: instant(),
    expiresAt: instant().notNull(),
    /** For a month of an agreement. */
    paidAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: "sandbox_checkout_of",
      columns: [table.agreementId],
      foreignColumns: [sandboxAgreement.id],
    }),
    index("sandbox_checkout_agreement").on(table.agreementId),
    unique("sandbox_checkout_once").on(table.paymentId),
    index("sandbox_checkout_created").on(table.createdAt),
    check("sandbox_checkout_amount", sql`${table.amount} > 0`),
  ],
);

export const sandboxRefund = pgTable(
  "sandbox_refund",
  {
    id: uuid().primaryKey().defaultRandom(),
    checkoutId: uuid().notNull(),
    /** Our id, if the site requested the refund. */
    refundId: uuid(),
    amount: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique("sandbox_refund_once").on(table.refundId),
    index("sandbox_refund_created").on(table.createdAt),
    check("sandbox_refund_amount", sql`${table.amount} > 0`),
    foreignKey({
      name: "sandbox_refund_of",
      columns: [table.checkoutId],
      foreignColumns: [sandboxCheckout.id],
    }),
  ],
);

/** Events that the sandbox reports by webhook. */
export const sandboxEvent = pgTable(
  "sandbox_event",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Exactly one of these two is set. */
    checkoutId: uuid(),
    agreementId: uuid(),
    type: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: "sandbox_event_of",
      columns: [table.checkoutId],
      foreignColumns: [sandboxCheckout.id],
    }),
  ],
);

export type SandboxCheckout = typeof sandboxCheckout.$inferSelect;
export type SandboxAgreement = typeof sandboxAgreement.$inferSelect;
