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
import type { PaymentState } from "../table";

const instant = () => timestamp({ withTimezone: true });

/** The sandbox's own books: what a payment provider would keep on its side. No money moves. */
export const sandboxCheckout = pgTable(
  "sandbox_checkout",
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    description: text().notNull(),
    returnUrl: text().notNull(),
    cancelUrl: text().notNull(),
    state: text().$type<PaymentState>().notNull().default("open"),
    /** Of a delayed payment: what becomes of it, and when. */
    outcome: text().$type<"paid" | "failed">(),
    settlesAt: instant(),
    /** The last attempt was declined; they may try again. */
    declinedAt: instant(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
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
    /** Ours, where the site asked for it. */
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

/** What the sandbox tells by webhook. */
export const sandboxEvent = pgTable(
  "sandbox_event",
  {
    id: uuid().primaryKey().defaultRandom(),
    checkoutId: uuid().notNull(),
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
