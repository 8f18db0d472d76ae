import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ProviderName } from "./provider-name";
import { recurringPayment } from "./recurring/table";

const instant = () => timestamp({ withTimezone: true });

/**
 * Money that somebody was asked for, once. Who pays and for whom stands with the purpose; here, and at the provider, are
 * amounts and ids only.
 */
export const payment = pgTable(
  "payment",
  {
    /** Also what the provider knows it by: the idempotency key of its checkout. */
    id: uuid().primaryKey().defaultRandom(),
    /** The name of the part of the site that asked, and the id of the record it asked for. */
    purpose: text().notNull(),
    subjectId: text().notNull(),
    /** Of a month's charge: the recurring payment that it belongs to. */
    recurringId: uuid(),
    /** Integer cents. */
    amount: integer().notNull(),
    currency: text().notNull().default("usd"),
    /** The line of the bill that the provider shows and prints. */
    description: text().notNull(),
    /** It only ever moves on, see `move-state.ts`; what was paid back is apart. */
    state: text().$type<PaymentState>().notNull().default("open"),
    /** Until then a checkout can be started and finished. */
    payUntil: instant().notNull(),
    returnPath: text().notNull(),
    cancelPath: text().notNull(),
    /** Which provider has the checkout; null until there is one. */
    provider: text().$type<ProviderName>(),
    checkoutId: text(),
    checkoutUrl: text(),
    /** What the provider calls the money itself: refunds name it. */
    chargeId: text(),
    /** Cents of all refunds but those that failed: what was asked back and what was given back. */
    refundsCommitted: integer().notNull().default(0),
    /** Cents that the provider gave back. */
    refunded: integer().notNull().default(0),
    paidAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check("payment_amount_positive", sql`${table.amount} > 0`),
    check(
      "payment_refunds_within_amount",
      sql`${table.refunded} >= 0 and ${table.refunded} <= ${table.refundsCommitted} and ${table.refundsCommitted} <= ${table.amount}`,
    ),
    check("payment_refunds_only_of_paid", sql`${table.refundsCommitted} = 0 or ${table.state} = 'paid'`),
    check("payment_state_known", sql`${table.state} in ('open', 'processing', 'paid', 'expired', 'failed')`),
    unique("payment_checkout").on(table.provider, table.checkoutId),
    unique("payment_charge").on(table.provider, table.chargeId),
    index("payment_subject").on(table.purpose, table.subjectId),
    index("payment_recurring").on(table.recurringId),
    foreignKey({
      name: "payment_of_recurring",
      columns: [table.recurringId],
      foreignColumns: [recurringPayment.id],
    }),
    index("payment_created").on(table.createdAt),
    index("payment_state").on(table.state, table.createdAt),
    index("payment_undecided").on(table.payUntil).where(sql`state in ('open', 'processing')`),
  ],
);

/** What a provider told us, once each, and without what it said: what is true is asked for anew. */
export const paymentEvent = pgTable(
  "payment_event",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().$type<ProviderName>().notNull(),
    eventId: text().notNull(),
    /** In the provider's words: `checkout.session.completed`. */
    type: text().notNull(),
    /** The checkout, the charge or the agreement that it is about. */
    checkoutId: text(),
    chargeId: text(),
    agreementId: text(),
    paymentId: uuid(),
    /** When the provider says that it happened. */
    happenedAt: instant().notNull(),
    receivedAt: instant().notNull(),
    /** Null until what it tells about was asked for and noted. */
    processedAt: instant(),
  },
  (table) => [
    uniqueIndex("payment_event_once").on(table.provider, table.eventId),
    index("payment_event_payment").on(table.paymentId),
    index("payment_event_waiting").on(table.receivedAt).where(sql`processed_at is null`),
    foreignKey({ name: "payment_event_of", columns: [table.paymentId], foreignColumns: [payment.id] }),
  ],
);

/** Money that goes back: because we asked, or because somebody did it at the provider. */
export const refund = pgTable(
  "refund",
  {
    /** Also the idempotency key at the provider. */
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid().notNull(),
    /** Asking twice under one key is asking once; null for what was done at the provider. */
    key: text(),
    /** Integer cents. */
    amount: integer().notNull(),
    /** Why, in a word or two without anything personal; staff and the purpose read it. */
    reason: text().notNull(),
    state: text().$type<RefundState>().notNull().default("requested"),
    /** What the provider calls it. */
    providerRefundId: text(),
    /** Why it failed. */
    failure: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check("refund_amount_positive", sql`${table.amount} > 0`),
    check("refund_state_known", sql`${table.state} in ('requested', 'pending', 'succeeded', 'failed')`),
    unique("refund_key").on(table.paymentId, table.key),
    unique("refund_at_provider").on(table.paymentId, table.providerRefundId),
    index("refund_created").on(table.createdAt),
    index("refund_waiting").on(table.createdAt).where(sql`state = 'requested'`),
    foreignKey({ name: "refund_of", columns: [table.paymentId], foreignColumns: [payment.id] }),
  ],
);

/** `processing`: they paid by a way that takes days, and the money has not come. */
export type PaymentState = "open" | "processing" | "paid" | "expired" | "failed";
/** `requested`: the provider was not asked yet; `pending`: it was, and the money is on its way. */
export type RefundState = "requested" | "pending" | "succeeded" | "failed";
export type Payment = typeof payment.$inferSelect;
export type Refund = typeof refund.$inferSelect;
export type PaymentEvent = typeof paymentEvent.$inferSelect;
