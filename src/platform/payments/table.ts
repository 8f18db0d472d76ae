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
 * One payment that the site requested. The purpose stores who the payer is; this table, and the provider,
 * contain only amounts and ids.
 */
export const payment = pgTable(
  "payment",
  {
    /** Also the idempotency key of its checkout at the provider. */
    id: uuid().primaryKey().defaultRandom(),
    /** The name of the purpose, and the id of its record. */
    purpose: text().notNull(),
    subjectId: text().notNull(),
    /** For a monthly charge: its recurring payment. */
    recurringId: uuid(),
    /** Integer cents. */
    amount: integer().notNull(),
    currency: text().notNull().default("usd"),
    /** The invoice line that the provider shows and prints. */
    description: text().notNull(),
    /** It only advances, see `move-state.ts`; refunds are recorded separately. */
    state: text().$type<PaymentState>().notNull().default("open"),
    /** The deadline until which a checkout can be started and finished. */
    payUntil: instant().notNull(),
    returnPath: text().notNull(),
    cancelPath: text().notNull(),
    /** The provider that has the checkout; null until there is one. */
    provider: text().$type<ProviderName>(),
    checkoutId: text(),
    checkoutUrl: text(),
    /** The provider's id of the money itself, which refunds refer to. */
    chargeId: text(),
    /** Cents of all refunds that have not failed, requested or made. */
    refundsCommitted: integer().notNull().default(0),
    /** Cents that the provider refunded. */
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

/**
 * Events that a provider reported, once each and without their contents, because the present state is fetched
 * again.
 */
export const paymentEvent = pgTable(
  "payment_event",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().$type<ProviderName>().notNull(),
    eventId: text().notNull(),
    /** In the provider's terms: `checkout.session.completed`. */
    type: text().notNull(),
    /** The checkout, charge, or agreement that it is about. */
    checkoutId: text(),
    chargeId: text(),
    agreementId: text(),
    paymentId: uuid(),
    /** When it happened, according to the provider. */
    happenedAt: instant().notNull(),
    receivedAt: instant().notNull(),
    /** Null until the state was fetched and recorded. */
    processedAt: instant(),
  },
  (table) => [
    uniqueIndex("payment_event_once").on(table.provider, table.eventId),
    index("payment_event_payment").on(table.paymentId),
    index("payment_event_waiting").on(table.receivedAt).where(sql`processed_at is null`),
    foreignKey({ name: "payment_event_of", columns: [table.paymentId], foreignColumns: [payment.id] }),
  ],
);

/** A refund: requested by us, or made by someone at the provider. */
export const refund = pgTable(
  "refund",
  {
    /** Also the idempotency key at the provider. */
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid().notNull(),
    /** Idempotency key; null if the refund was made at the provider. */
    key: text(),
    /** Integer cents. */
    amount: integer().notNull(),
    /** The reason in a word or two, without anything personal; for staff and the purpose. */
    reason: text().notNull(),
    state: text().$type<RefundState>().notNull().default("requested"),
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

/** `processing`: the payer chose a method that takes days, and the money has not arrived. */
export type PaymentState = "open" | "processing" | "paid" | "expired" | "failed";
/** `requested`: not sent to the provider yet; `pending`: sent, and the money is on its way. */
export type RefundState = "requested" | "pending" | "succeeded" | "failed";
export type Payment = typeof payment.$inferSelect;
export type Refund = typeof refund.$inferSelect;
export type PaymentEvent = typeof paymentEvent.$inferSelect;
