import { and, eq, gte, isNotNull, isNull, lt, max, notExists, or, sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { payment, paymentEvent } from "./table";

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Whether Stripe's webhook works. */
export interface WebhookState {
  /** When the latest event was received; null if none was. */
  receivedAt: Date | null;
  /** Number of received events that were not processed. */
  unprocessed: number;
  /** Number of last week's payments without any event about them. */
  paymentsWithoutEvents: number;
}

/** @param late events about anything after this may still arrive */
export async function latestWebhook(db: Database, late: Date): Promise<WebhookState> {
  const ofStripe = eq(paymentEvent.provider, "stripe");
  const announced = db
    .select({ one: sql`1` })
    .from(paymentEvent)
    .where(
      or(
        eq(paymentEvent.paymentId, payment.id),
        eq(paymentEvent.checkoutId, payment.checkoutId),
        eq(paymentEvent.chargeId, payment.chargeId),
      ),
    );
  const unannounced = and(
    eq(payment.provider, "stripe"),
    isNotNull(payment.paidAt),
    // A monthly charge has an event about its agreement instead.
    isNull(payment.recurringId),
    gte(payment.paidAt, new Date(+late - WEEK_MS)),
    lt(payment.paidAt, late),
    notExists(announced),
  );
  const [[latest], unprocessed, paymentsWithoutEvents] = await Promise.all([
    db
      .select({ at: max(paymentEvent.receivedAt) })
      .from(paymentEvent)
      .where(ofStripe),
    db.$count(
      paymentEvent,
      and(ofStripe, isNull(paymentEvent.processedAt), lt(paymentEvent.receivedAt, late)),
    ),
    db.$count(payment, unannounced),
  ]);
  return { receivedAt: latest?.at ?? null, unprocessed, paymentsWithoutEvents };
}
