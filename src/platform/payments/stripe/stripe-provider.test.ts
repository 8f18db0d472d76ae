import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { cuttableDatabase } from "../../../../test/cuttable-database";
import { testDatabase } from "../../../../test/database";
import { type SignedWebhook, type Stall, startStripe } from "../../../../test/start-stripe";
import { testApp } from "../../../../test/web-app";
import { openDatabase } from "../../database/database";
import { closePayment } from "../close-payment";
import { openPayment } from "../open-payment";
import { ProviderUnavailable } from "../payment-provider";
import type { PaymentPurpose } from "../payment-purpose";
import { processPaymentEvent } from "../process-payment-event";
import { reconcilePayments } from "../reconcile-payments";
import { requestRefund } from "../request-refund";
import { sendRefund } from "../send-refund";
import { startCheckout } from "../start-checkout";
import { syncPayment } from "../sync-payment";
import { payment, paymentEvent } from "../table";
import { stripeProvider } from "./stripe-provider";

const stripe = await startStripe();
afterAll(() => stripe.stop());
const { key, webhookSecret, address } = stripe;
let calls: string[] = [];
const purpose: PaymentPurpose = {
  name: "test",
  unpaid: "",
  paid: async () => void calls.push("paid"),
  processing: async () => void calls.push("processing"),
  expired: async () => void calls.push("expired"),
  failed: async () => void calls.push("failed"),
  refunded: async (_tx, _payment, { amount }) => void calls.push(`refunded ${amount}`),
};
let later = 0;
const provider = stripeProvider({ key, webhookSecret, apiBase: address });
const { url, services } = await testApp({
  settings: { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: address },
  services: { payments: provider, paymentPurposes: [purpose], now: () => new Date(Date.now() + later) },
});
const { db, now } = services;
const deps = { ...services, origin: "https://www.hospital.example" };

beforeEach(() => {
  calls = [];
  later = 0;
  stripe.away = false;
  stripe.stalls = null;
});

async function begin(at: typeof deps = deps) {
  const order = {
    purpose: "test",
    subjectId: crypto.randomUUID(),
    amount: 4_500,
    description: "Childbirth class",
    payUntil: new Date(+now() + 1_800_000),
    returnPath: "/back",
    cancelPath: "/away",
  };
  const { id } = await db.transaction((tx) => openPayment(tx, order, now()));
  const checkout = await startCheckout(at, id);
  return { id, session: checkout.url.slice(checkout.url.lastIndexOf("/") + 1) };
}
const post = ({ body, signature }: Pick<SignedWebhook, "body" | "signature">) =>
  fetch(`${url}/webhooks/stripe`, { method: "POST", headers: { "stripe-signature": signature }, body });
/** Delivers the webhooks, and runs the jobs. */
async function deliver(webhooks: SignedWebhook[]) {
  for (const webhook of webhooks) expect((await post(webhook)).status).toBe(200);
  const stored = await db.select().from(paymentEvent);
  for (const { id } of stored) await processPaymentEvent(deps, id);
}
const paymentOf = async (id: string) => (await db.select().from(payment).where(eq(payment.id, id)))[0];

test("twenty simultaneous payers start one checkout, and Stripe receives only amounts and our ids", async () => {
  const { id, session } = await begin();
  await db.update(payment).set({ checkoutId: null, checkoutUrl: null }).where(eq(payment.id, id));
  const again = await Promise.all(Array.from({ length: 20 }, () => startCheckout(deps, id)));
  expect(new Set(again.map((one) => one.url))).toEqual(new Set([`${address}/pay/${session}`]));
  const row = await paymentOf(id);
  const ids = { payment: id, purpose: "test", subject: row?.subjectId };
  expect(stripe.sessions.get(session)).toMatchObject({ metadata: ids, amount_total: 4_500, currency: "usd" });
  const [first] = stripe.requests;
  expect(first?.headers["x-stripe-client-telemetry"]).toBeUndefined();
  expect(Object.keys(first?.fields ?? {}).sort()).toEqual([
    "cancel_url",
    "client_reference_id",
    "expires_at",
    "line_items[0][price_data][currency]",
    "line_items[0][price_data][product_data][name]",
    "line_items[0][price_data][unit_amount]",
    "line_items[0][quantity]",
    "metadata[payment]",
    "metadata[purpose]",
    "metadata[subject]",
    "mode",
    "payment_intent_data[metadata][payment]",
    "payment_intent_data[metadata][purpose]",
    "payment_intent_data[metadata][subject]",
    "success_url",
  ]);
});

test("one webhook delivered a hundred times, twenty at once, pays once", async () => {
  const { id, session } = await begin();
  const [webhook] = stripe.pay(session);
  if (!webhook) throw new Error("Stripe told nothing.");
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(webhook)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  }
  expect(await db.$count(paymentEvent, eq(paymentEvent.checkoutId, session))).toBe(1);
  await deliver([webhook]);
  expect(calls).toEqual(["paid"]);
  expect((await paymentOf(id))?.state).toBe("paid");
});

test("refunds reported before their payment have the same result", async () => {
  const { id, session } = await begin();
  const completed = stripe.pay(session);
  const refunded = stripe.refundInDashboard(session, 4_500);
  await deliver([...refunded.reverse(), ...completed]);
  expect(calls).toEqual(["paid", "refunded 4500"]);
  expect(await paymentOf(id)).toMatchObject({ state: "paid", refunded: 4_500 });
});

test.each([
  { outcome: "succeeds", end: "paid" },
  { outcome: "fails", end: "failed" },
] as const)("a delayed payment that $outcome stays in progress until then", async ({ outcome, end }) => {
  const { id, session } = await begin();
  await deliver(stripe.payLater(session));
  expect((await paymentOf(id))?.state).toBe("processing");
  await deliver(stripe.settle(session, outcome));
  expect(calls).toEqual(["processing", end]);
});

test("closes Stripe's page at the payment deadline", async () => {
  const { id, session } = await begin();
  later = 1_900_000;
  await closePayment(deps, id);
  expect(stripe.sessions.get(session)?.status).toBe("expired");
  expect(calls).toEqual(["expired"]);
});

test("makes a refund at Stripe once, even if Stripe's response was lost", async () => {
  const { id, session } = await begin();
  await deliver(stripe.pay(session));
  const opened = await db.transaction((tx) =>
    requestRefund(tx, { paymentId: id, amount: 1_500, reason: "cancelled", key: "cancel" }, now()),
  );
  const lossy = {
    ...provider,
    refund: async (order: Parameters<typeof provider.refund>[0]) => {
      await provider.refund(order);
      throw new Error("the line broke");
    },
  };
  await expect(sendRefund({ ...deps, payments: lossy }, opened.id)).rejects.toThrow("the line broke");
  await sendRefund(deps, opened.id);
  expect([...stripe.refunds.values()].filter(({ metadata }) => metadata.refund === opened.id)).toHaveLength(
    1,
  );
  expect(calls).toEqual(["paid", "refunded 1500"]);
});

test("one reconciliation finds five lost webhooks and three refunds in the dashboard; the second changes nothing", async () => {
  const lost = [await begin(), await begin(), await begin(), await begin(), await begin()];
  for (const { session } of lost.slice(0, 3)) stripe.pay(session);
  stripe.expire(lost[3]?.session ?? "");
  stripe.payLater(lost[4]?.session ?? "");
  const refunded = [await begin(), await begin(), await begin()];
  for (const { session } of refunded) {
    await deliver(stripe.pay(session));
    stripe.refundInDashboard(session, 4_500);
  }
  const since = new Date(Date.now() - 3_600_000);
  const first = await reconcilePayments(deps, since);
  expect(first.found.map(({ id }) => id)).toEqual(
    expect.arrayContaining([...lost, ...refunded].map(({ id }) => id)),
  );
  expect(first.failed).toBe(0);
  const before = await db.select().from(payment).orderBy(payment.id);
  expect(await reconcilePayments(deps, since)).toEqual({ found: [], agreements: 0, failed: 0 });
  expect(await db.select().from(payment).orderBy(payment.id)).toEqual(before);
});

describe("the webhook endpoint", () => {
  const body = JSON.stringify({ id: "evt_1", object: "event", type: "checkout.session.completed" });

  test.each([
    { what: "unsigned", signature: "" },
    { what: "signed with another secret", signature: stripe.sign(body, undefined, "whsec_another") },
    { what: "signed ten minutes ago", signature: stripe.sign(body, Math.floor(Date.now() / 1000) - 600) },
    { what: "changed", signature: stripe.sign(`${body} `) },
  ])("refuses what is $what, and stores nothing", async ({ signature }) => {
    const before = await db.$count(paymentEvent);
    const answer = await post({ body, signature });
    expect([answer.status, (await answer.json()).error.code]).toEqual([400, "BAD_REQUEST"]);
    expect(await db.$count(paymentEvent)).toBe(before);
  });

  test("accepts events that do not concern us without storing them, and knows no other provider", async () => {
    const other = JSON.stringify({
      id: "evt_2",
      object: "event",
      type: "customer.created",
      data: { object: {} },
    });
    const before = await db.$count(paymentEvent);
    expect((await post({ body: other, signature: stripe.sign(other) })).status).toBe(200);
    expect(await db.$count(paymentEvent)).toBe(before);
    expect((await fetch(`${url}/webhooks/sandbox`, { method: "POST", body })).status).toBe(404);
  });
});

test("asks people to try again while Stripe is unavailable, and loses nothing", async () => {
  stripe.away = true;
  await expect(begin()).rejects.toMatchObject({ code: "UNAVAILABLE" });
  stripe.away = false;
  const { id } = (await db.select().from(payment).where(eq(payment.state, "open"))).at(-1) ?? { id: "" };
  expect((await startCheckout(deps, id)).url).toContain("/pay/");
});

describe.each<Stall>(["before the answer", "in the answer", "trickling"])(
  "while Stripe stalls: %s",
  (how) => {
    const hasty = {
      ...deps,
      payments: stripeProvider({ key, webhookSecret, apiBase: address, withinMs: 250 }),
    };

    test("asks the payer to try again, and finds the same checkout when Stripe responds", async () => {
      const before = stripe.sessions.size;
      stripe.stalls = { how, methods: ["GET", "POST"] };
      await expect(begin(hasty)).rejects.toMatchObject({
        code: "UNAVAILABLE",
        message: "Payments cannot be made right now. Please try again in a moment.",
      });
      stripe.stalls = null;
      const { id } = (await db.select().from(payment).where(eq(payment.state, "open"))).at(-1) ?? { id: "" };
      expect((await startCheckout(deps, id)).url).toContain("/pay/");
      expect(stripe.sessions.size).toBe(before + 1);
    });

    test("does not keep a returning payer waiting, and records the payment when Stripe responds", async () => {
      const { id, session } = await begin();
      stripe.pay(session);
      stripe.stalls = { how, methods: ["GET", "POST"] };
      await expect(syncPayment(hasty, id)).rejects.toThrow(ProviderUnavailable);
      stripe.stalls = null;
      expect((await syncPayment(deps, id)).state).toBe("paid");
    });

    test("makes a refund once if its response is lost", async () => {
      const { id, session } = await begin();
      await deliver(stripe.pay(session));
      const opened = await db.transaction((tx) =>
        requestRefund(tx, { paymentId: id, amount: 1_000, reason: "cancelled", key: "cancel" }, now()),
      );
      const refunds = stripe.refunds.size;
      stripe.stalls = { how, methods: ["POST"] };
      await expect(sendRefund(hasty, opened.id)).rejects.toThrow(ProviderUnavailable);
      stripe.stalls = null;
      await sendRefund(deps, opened.id);
      expect(stripe.refunds.size).toBe(refunds + 1);
    });
  },
);

test("refuses webhooks while the database is away, and accepts them when it is back", async () => {
  const line = await cuttableDatabase((await testDatabase()).url);
  const handle = openDatabase(line.url);
  const app = await testApp({
    database: { ...handle, url: line.url },
    services: { payments: provider, paymentPurposes: [purpose] },
  });
  const body = JSON.stringify({
    id: "evt_away",
    object: "event",
    type: "checkout.session.expired",
    created: 1,
    data: { object: { id: "cs_test_away" } },
  });
  const send = () =>
    fetch(`${app.url}/webhooks/stripe`, {
      method: "POST",
      headers: { "stripe-signature": stripe.sign(body) },
      body,
    });
  line.cut();
  expect((await send()).status).toBe(503);
  line.mend();
  expect((await send()).status).toBe(200);
  expect(await handle.db.$count(paymentEvent)).toBe(1);
  await handle.close();
  line.close();
});
