import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database";
import { type SignedWebhook, startStripe } from "../../../../test/start-stripe";
import { testApp } from "../../../../test/web-app";
import { together, withoutLocks } from "../../../../test/without-locks";
import type { PaymentPurpose } from "../payment-purpose";
import { processPaymentEvent } from "../process-payment-event";
import { reconcilePayments } from "../reconcile-payments";
import { requestRefund } from "../request-refund";
import { sendRefund } from "../send-refund";
import { stripeProvider } from "../stripe/stripe-provider";
import { payment, paymentEvent } from "../table";
import { applyAgreement } from "./apply-agreement";
import { cardPageOf, changeRecurring } from "./change-recurring";
import { closeRecurring } from "./close-recurring";
import { openRecurring } from "./open-recurring";
import { recurringById } from "./recurring-by-id";
import { startRecurring } from "./start-recurring";
import { syncRecurring } from "./sync-recurring";

const stripe = await startStripe();
afterAll(() => stripe.stop());
const { key, webhookSecret, address } = stripe;
let calls: string[] = [];
const purpose: PaymentPurpose = {
  name: "monthly",
  unpaid: "",
  paid: async (_tx, { amount }) => void calls.push(`paid ${amount}`),
  expired: async () => void calls.push("expired"),
  failed: async () => void calls.push("failed"),
  refunded: async (_tx, _payment, { amount }) => void calls.push(`refunded ${amount}`),
  agreementChanged: async (_tx, after, before) =>
    void (after.state === before.state || calls.push(`${before.state} -> ${after.state}`)),
};
let later = 0;
const provider = stripeProvider({ key, webhookSecret, apiBase: address });
const database = await testDatabase();
const { url, services } = await testApp({
  database,
  settings: { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: address },
  services: { payments: provider, paymentPurposes: [purpose], now: () => new Date(Date.now() + later) },
});
const { db, now } = services;
const deps = { ...services, origin: "https://www.hospital.example" };

beforeEach(() => {
  calls = [];
  later = 0;
  stripe.away = false;
});

async function begin() {
  const order = {
    purpose: "monthly",
    subjectId: crypto.randomUUID(),
    amount: 2_500,
    description: "Monthly gift",
    payUntil: new Date(+now() + 1_800_000),
    returnPath: "/back",
    cancelPath: "/away",
  };
  const { id } = await db.transaction((tx) => openRecurring(tx, order, now()));
  const checkout = await startRecurring(deps, id);
  return { id, session: checkout.url.slice(checkout.url.lastIndexOf("/") + 1) };
}
async function beginAndPay() {
  const startedPayment = await begin();
  await deliver(stripe.pay(startedPayment.session));
  const subscription = stripe.sessions.get(startedPayment.session)?.subscription ?? "";
  calls = [];
  return { ...startedPayment, subscription };
}
async function deliver(webhooks: SignedWebhook[]) {
  for (const { body, signature } of webhooks) {
    const headers = { "stripe-signature": signature };
    expect((await fetch(`${url}/webhooks/stripe`, { method: "POST", headers, body })).status).toBe(200);
  }
  for (const { id } of await db.select().from(paymentEvent)) await processPaymentEvent(deps, id);
}
const monthsOf = (id: string) =>
  db.select().from(payment).where(eq(payment.recurringId, id)).orderBy(asc(payment.createdAt));
const lastInvoice = () => [...stripe.invoices.keys()].at(-1) ?? "";

test("the first month starts it, and Stripe receives only amounts and our ids", async () => {
  const { id, session } = await begin();
  const again = await startRecurring(deps, id);
  expect(again.url).toBe(`${address}/pay/${session}`);
  const { fields } = stripe.requests.find(({ method }) => method === "POST") ?? { fields: {} };
  expect(Object.keys(fields).sort()).toEqual([
    "cancel_url",
    "client_reference_id",
    "expires_at",
    "line_items[0][price_data][currency]",
    "line_items[0][price_data][product_data][name]",
    "line_items[0][price_data][recurring][interval]",
    "line_items[0][price_data][unit_amount]",
    "line_items[0][quantity]",
    "metadata[purpose]",
    "metadata[recurring]",
    "metadata[subject]",
    "mode",
    "subscription_data[metadata][purpose]",
    "subscription_data[metadata][recurring]",
    "subscription_data[metadata][subject]",
    "success_url",
  ]);
  await deliver(stripe.pay(session));
  expect(calls).toEqual(["open -> active", "paid 2500"]);
  expect(await recurringById(db, id)).toMatchObject({ state: "active", amount: 2_500 });
  expect(await monthsOf(id)).toMatchObject([{ state: "paid", amount: 2_500, purpose: "monthly" }]);
  expect((await startRecurring(deps, id)).url).toBe(`${deps.origin}/payment/monthly/${id}/return`);
});

describe("whatever order the months' news arrives in, each month counts once", () => {
  test.each([["forwards"], ["backwards"]])("%s, each twice", async (way) => {
    const { id, session } = await begin();
    const news = stripe.pay(session);
    const { subscription } = stripe.sessions.get(session) ?? {};
    news.push(...stripe.month(subscription ?? "", "succeeds"), ...stripe.month(subscription ?? "", "fails"));
    news.push(...stripe.refundMonthInDashboard([...stripe.invoices.keys()].at(-2) ?? "", 500));
    if (way === "backwards") news.reverse();
    await deliver([...news, ...news]);
    expect(calls.toSorted()).toEqual(
      ["open -> past-due", "paid 2500", "paid 2500", "failed", "refunded 500"].toSorted(),
    );
    await deliver(stripe.retry(lastInvoice()));
    expect(calls.slice(5)).toEqual(["past-due -> active", "paid 2500"]);
    expect((await monthsOf(id)).map(({ state }) => state)).toEqual(["paid", "paid", "paid"]);
  });

  test("twenty simultaneous updates record one month; without the lock they would record more", async () => {
    const { id, subscription } = await beginAndPay();
    stripe.month(subscription, "succeeds");
    const seen = await provider.recurring.fetchAgreement({ agreementId: subscription });
    if (!seen) throw new Error("Stripe lost it.");
    await Promise.all(Array.from({ length: 20 }, () => applyAgreement(deps, seen)));
    expect(calls).toEqual(["paid 2500"]);
    expect(await monthsOf(id)).toHaveLength(2);
    stripe.month(subscription, "succeeds");
    const seenAgain = await provider.recurring.fetchAgreement({ agreementId: subscription });
    // If no terms change, only the lock separates them.
    const third = seenAgain && { ...seenAgain, askedAt: new Date(0) };
    const unlocked = { ...deps, db: withoutLocks(database.url, { row: together(10) }) };
    const tries = Array.from({ length: 20 }, () => third && applyAgreement(unlocked, third));
    // The table still accepts only one of them: the others fail instead of waiting.
    expect((await Promise.allSettled(tries)).some(({ status }) => status === "rejected")).toBe(true);
  });

  test("an older response does not replace what was recorded since", async () => {
    const { id, subscription } = await beginAndPay();
    const before = await provider.recurring.fetchAgreement({ agreementId: subscription });
    await changeRecurring(deps, id, { kind: "pause" });
    if (before) await applyAgreement(deps, before);
    expect((await recurringById(db, id)).state).toBe("paused");
  });
});

test("can be changed, paused, resumed, and stopped, and nobody is charged for paused months", async () => {
  const { id, subscription } = await beginAndPay();
  await changeRecurring(deps, id, { kind: "amount", amount: 4_000 });
  await deliver(stripe.month(subscription, "succeeds"));
  await changeRecurring(deps, id, { kind: "pause" });
  await deliver(stripe.month(subscription, "succeeds"));
  expect(await recurringById(db, id)).toMatchObject({ state: "paused", nextChargeAt: null });
  await changeRecurring(deps, id, { kind: "resume" });
  expect((await cardPageOf(deps, id, "https://www.hospital.example/x")).url).toContain(
    "https://billing.example/cus_",
  );
  await changeRecurring(deps, id, { kind: "stop" });
  expect(calls).toEqual(["paid 4000", "active -> paused", "paused -> active", "active -> ended"]);
  await expect(changeRecurring(deps, id, { kind: "resume" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect((await syncRecurring(deps, id)).state).toBe("ended");
});

test("refunds a month like any payment", async () => {
  const { id } = await beginAndPay();
  const [month] = await monthsOf(id);
  const opened = await db.transaction((tx) =>
    requestRefund(tx, { paymentId: month?.id ?? "", amount: 1_000, reason: "asked for", key: "one" }, now()),
  );
  await sendRefund(deps, opened.id);
  expect(calls).toEqual(["refunded 1000"]);
  expect((await monthsOf(id))[0]).toMatchObject({ refunded: 1_000 });
});

test("does not charge a payer who leaves, and changes nothing while Stripe is unavailable", async () => {
  const walked = await begin();
  later = 1_900_000;
  await closeRecurring(deps, walked.id);
  expect(stripe.sessions.get(walked.session)?.status).toBe("expired");
  expect(calls).toEqual(["open -> expired"]);
  await expect(startRecurring(deps, walked.id)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  later = 0;
  const { id } = await beginAndPay();
  stripe.away = true;
  await expect(changeRecurring(deps, id, { kind: "stop" })).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect((await recurringById(db, id)).state).toBe("active");
});

test("one reconciliation finds months, refunds, and ends that no webhook reported; the second changes nothing", async () => {
  const since = new Date(Date.now() - 3_600_000);
  await reconcilePayments(deps, since);
  const lost = await begin();
  stripe.pay(lost.session);
  const [missed, ended, failed] = [await beginAndPay(), await beginAndPay(), await beginAndPay()];
  stripe.month(missed.subscription, "succeeds");
  stripe.refundMonthInDashboard(lastInvoice(), 2_500);
  Object.assign(stripe.subscriptions.get(ended.subscription) ?? {}, { status: "canceled" });
  stripe.month(failed.subscription, "fails");
  const first = await reconcilePayments(deps, since);
  expect(first).toMatchObject({ failed: 0, agreements: 4 });
  expect(first.found.map(({ state, refunded }) => [state, refunded])).toEqual(
    expect.arrayContaining([
      ["paid", 0],
      ["paid", 2_500],
      ["failed", 0],
    ]),
  );
  expect((await recurringById(db, ended.id)).state).toBe("ended");
  const before = await db.select().from(payment).orderBy(payment.id);
  expect(await reconcilePayments(deps, since)).toEqual({ found: [], agreements: 0, failed: 0 });
  expect(await db.select().from(payment).orderBy(payment.id)).toEqual(before);
});
