import { eq } from "drizzle-orm";
import { createKeyedHash, type KeyedHash } from "~/platform/crypto/keyed-hash";
import type { RootDatabase } from "~/platform/database/database";
import { createLogger } from "~/platform/logging/logger";
import { openPayment } from "~/platform/payments/open-payment";
import type { PaymentDeps } from "~/platform/payments/payment-deps";
import type { ReportedCheckout } from "~/platform/payments/payment-provider";
import type { PaymentPurpose } from "~/platform/payments/payment-purpose";
import { processPaymentEvent } from "~/platform/payments/process-payment-event";
import {
  changeSandboxCheckout,
  type SandboxAction,
} from "~/platform/payments/sandbox/change-sandbox-checkout";
import { deliverSandboxEvent } from "~/platform/payments/sandbox/deliver-sandbox-event";
import { giveSandboxRefund } from "~/platform/payments/sandbox/give-sandbox-refund";
import { sandboxProvider } from "~/platform/payments/sandbox/sandbox-provider";
import { sandboxEvent } from "~/platform/payments/sandbox/table";
import { startCheckout } from "~/platform/payments/start-checkout";
import { payment, paymentEvent } from "~/platform/payments/table";

export const MINUTE = 60_000;

/**
 * Payments of $45.00 with the sandbox, with a clock that the test sets, for a purpose that records its calls.
 * @param onPaid additional work of the purpose, to make it slow or fail
 */
export function paymentSandbox(db: RootDatabase, onPaid: PaymentPurpose["paid"] = async () => {}) {
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const keyedHash = createKeyedHash("a secret of the tests, long enough");
  /** In order: `paid`, `refunded 4500`. */
  const calls: string[] = [];
  const deps: PaymentDeps = {
    db,
    now,
    payments: sandboxProvider({ db, keyedHash, now }),
    paymentPurposes: [recordingPurpose(calls, onPaid)],
    log: createLogger({ level: "silent" }),
  };
  const start = () => startTestCheckout(deps);
  const { eventsOf, storedOf, deliverEvents } = deliveries(deps, keyedHash);

  return {
    deps,
    keyedHash,
    calls,
    now,
    start,
    deliverEvents,
    eventsOf,
    storedOf,
    pass(milliseconds: number) {
      offset += milliseconds;
    },
    /** A visitor's actions at the checkout. */
    act: (checkoutId: string, intent: SandboxAction) => changeSandboxCheckout(db, checkoutId, intent, now()),
    /** Actions of staff at the provider. */
    refundThere: (checkoutId: string, amount: number) =>
      giveSandboxRefund(db, { checkoutId, refundId: null, amount }, now()),
    async paid() {
      const startedPayment = await start();
      await changeSandboxCheckout(db, startedPayment.checkoutId, "pay", now());
      await deliverEvents(startedPayment.checkoutId);
      return startedPayment;
    },
    async paymentOf(id: string) {
      const [row] = await db.select().from(payment).where(eq(payment.id, id));
      if (!row) throw new Error("The payment is gone.");
      return row;
    },
    async seenOf(checkoutId: string): Promise<ReportedCheckout> {
      const seen = await deps.payments.fetchCheckout({ checkoutId });
      if (!seen) throw new Error("The sandbox lost it.");
      return seen;
    },
  };
}

/** A purpose of payments that adds what happens to `calls`. */
function recordingPurpose(calls: string[], onPaid: PaymentPurpose["paid"]): PaymentPurpose {
  return {
    name: "test",
    unpaid: "",
    async paid(tx, one) {
      calls.push("paid");
      await onPaid(tx, one);
    },
    processing: async () => void calls.push("processing"),
    expired: async () => void calls.push("expired"),
    failed: async () => void calls.push("failed"),
    refunded: async (_tx, _payment, { amount }) => void calls.push(`refunded ${amount}`),
  };
}

async function startTestCheckout(deps: PaymentDeps): Promise<{ id: string; checkoutId: string }> {
  const { db, now } = deps;
  const order = {
    purpose: "test",
    subjectId: "one",
    amount: 4_500,
    description: "Childbirth class",
    payUntil: new Date(+now() + 30 * MINUTE),
    returnPath: "/back",
    cancelPath: "/away",
  };
  const { id } = await db.transaction((tx) => openPayment(tx, order, now()));
  const { url } = await startCheckout({ ...deps, origin: "http://localhost" }, id);
  return { id, checkoutId: url.slice(url.lastIndexOf("/") + 1) };
}

/** The events that the sandbox sends, and those that the site stored. */
function deliveries(deps: PaymentDeps, keyedHash: KeyedHash) {
  const { db } = deps;
  const eventsOf = (checkoutId: string) =>
    db.select().from(sandboxEvent).where(eq(sandboxEvent.checkoutId, checkoutId));
  const storedOf = (checkoutId: string) =>
    db.select().from(paymentEvent).where(eq(paymentEvent.checkoutId, checkoutId));

  /** Delivers every event to the site and processes them. */
  async function deliverEvents(checkoutId: string): Promise<void> {
    for (const { id } of await eventsOf(checkoutId)) await deliverSandboxEvent(deps, keyedHash, id);
    for (const { id } of await storedOf(checkoutId)) await processPaymentEvent(deps, id);
  }

  return { eventsOf, storedOf, deliverEvents };
}
