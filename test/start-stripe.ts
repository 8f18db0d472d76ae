import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Fields, fail, newId, now, Refusal } from "./stripe-answers";
import { type StripeIntent, StripePayments, type StripeRefund, type StripeSession } from "./stripe-payments";
import type { StripeInvoice, StripeSubscription } from "./stripe-subscriptions";

/** A webhook from Stripe, and the header that proves it. */
export interface SignedWebhook {
  type: string;
  body: string;
  signature: string;
}

/** Sends nothing of its response, stops in the middle of it, or keeps sending a space now and then. */
export type Stall = "before the answer" | "in the answer" | "trickling";

export interface StripeServer extends StripeActions {
  /** The value of STRIPE_API_BASE. */
  address: string;
  key: string;
  webhookSecret: string;
  sessions: ReadonlyMap<string, StripeSession>;
  refunds: ReadonlyMap<string, StripeRefund>;
  subscriptions: ReadonlyMap<string, StripeSubscription>;
  invoices: ReadonlyMap<string, StripeInvoice>;
  /** Every request so far, with its fields. */
  requests: { method: string; path: string; headers: IncomingMessage["headers"]; fields: Fields }[];
  sign(body: string, seconds?: number, secret?: string): string;
  /** Responds to every request with 503 while true. */
  away: boolean;
  /** Executes requests of these methods and never finishes the response. */
  stalls: { how: Stall; methods: readonly ("GET" | "POST")[] } | null;
  stop(): Promise<void>;
}

/** Actions of people at Stripe. Each returns the events that Stripe sends for it. */
interface StripeActions {
  /** A payer's actions on the hosted page. */
  pay(sessionId: string): SignedWebhook[];
  payLater(sessionId: string): SignedWebhook[];
  settle(sessionId: string, outcome: "succeeds" | "fails"): SignedWebhook[];
  expire(sessionId: string): SignedWebhook[];
  /** What the hospital does in Stripe's dashboard. */
  refundInDashboard(sessionId: string, amount: number): SignedWebhook[];
  refundMonthInDashboard(invoiceId: string, amount: number): SignedWebhook[];
  /** The monthly charge of a subscription, and the successful retry of a failed charge. */
  month(subscriptionId: string, outcome: "succeeds" | "fails"): SignedWebhook[];
  retry(invoiceId: string): SignedWebhook[];
}

const KEY = "sk_test_only_for_these_tests";
const WEBHOOK_SECRET = "whsec_only_for_these_tests";

/**
 * A small server that implements as much of Stripe as the site uses: checkout sessions (create, retrieve,
 * list, expire), refunds (create, list) and subscriptions with their invoices, with keys, idempotency as
 * Stripe documents it, and signed webhooks. The test receives the webhooks, to deliver, lose or repeat them.
 */
export async function startStripe(): Promise<StripeServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const payments = new StripePayments(address);
  const idempotent = idempotentRequests();
  const stripe: StripeServer = {
    key: KEY,
    webhookSecret: WEBHOOK_SECRET,
    sessions: payments.sessions,
    refunds: payments.refunds,
    subscriptions: payments.billing.subscriptions,
    invoices: payments.billing.invoices,
    requests: [],
    address,
    sign,
    away: false,
    stalls: null,
    ...checkoutActions(payments),
    ...dashboardActions(payments),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  server.on("request", async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stripe");
    const body = await text(request);
    const fields = Object.fromEntries(new URLSearchParams(body));
    stripe.requests.push({ method, path: pathname, headers, fields });
    respond(stripe, request, response, () => {
      const work = () => payments.answer(method, pathname, fields, searchParams);
      const key = headers["idempotency-key"];
      return method === "POST" && typeof key === "string" ? idempotent(key, body, work) : work();
    });
  });
  return stripe;
}

/** @param work executes the request, and returns the response or throws a `Refusal` */
function respond(
  { away, stalls }: StripeServer,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  work: () => object,
): void {
  const stall = stalls?.methods.some((one) => one === method) ? stalls.how : null;
  try {
    if (away) fail(503, "", "away", "api_error");
    if (headers.authorization !== `Bearer ${KEY}`) fail(401, "", "Invalid API Key provided");
    send(response, 200, work(), stall);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, type, code, message } = error;
    send(response, status, { error: { type, code, message } }, stall);
  }
}

function send(response: ServerResponse, status: number, json: object, stall: Stall | null): void {
  if (stall === "before the answer") return;
  response.writeHead(status, { "content-type": "application/json" });
  if (!stall) {
    response.end(JSON.stringify(json));
    return;
  }
  response.write(JSON.stringify(json).slice(0, 20));
  if (stall === "in the answer") return;
  const trickle = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(trickle));
}

/**
 * The same key with the same fields returns the first response; with other fields it is an error. Refused requests are
 * not stored.
 */
function idempotentRequests() {
  const remembered = new Map<string, { fields: string; answer: object }>();
  return (key: string, fields: string, work: () => object): object => {
    const before = remembered.get(key);
    if (before && before.fields !== fields)
      return fail(
        400,
        "idempotency_key_reused",
        "Keys can only be used with the same parameters",
        "idempotency_error",
      );
    const answer = before?.answer ?? structuredClone(work());
    remembered.set(key, { fields, answer });
    return answer;
  };
}

type CheckoutActions = Pick<StripeActions, "pay" | "payLater" | "settle" | "expire">;

function checkoutActions(payments: StripePayments): CheckoutActions {
  function complete(id: string, status: StripeIntent["status"]): SignedWebhook[] {
    const session = payments.sessionById(id);
    if (session.status !== "open") throw new Error(`The session is ${session.status}.`);
    if (session.mode === "subscription") return subscribe(payments, session);
    const intent = payments.createIntent(session.amount_total, status, session.metadata);
    Object.assign(session, {
      status: "complete",
      payment_intent: intent,
      payment_status: status === "succeeded" ? "paid" : "unpaid",
    });
    return [event("checkout.session.completed", session)];
  }

  return {
    pay: (id) => complete(id, "succeeded"),
    payLater: (id) => complete(id, "processing"),
    settle(id, outcome) {
      const session = payments.sessionById(id);
      const intent = payments.intents.get(session.payment_intent ?? "");
      if (!intent) throw new Error("Nothing was paid.");
      intent.status = outcome === "succeeds" ? "succeeded" : "requires_payment_method";
      if (outcome === "succeeds") session.payment_status = "paid";
      return [
        event(`checkout.session.async_payment_${outcome === "succeeds" ? "succeeded" : "failed"}`, session),
      ];
    },
    expire(id) {
      const session = Object.assign(payments.sessionById(id), { status: "expired" });
      return [event("checkout.session.expired", session)];
    },
  };
}

function subscribe({ billing }: StripePayments, session: StripeSession): SignedWebhook[] {
  const { currency, amount_total: amount, metadata } = session;
  const { subscription, invoice } = billing.subscribe({ currency, amount, metadata });
  Object.assign(session, { status: "complete", payment_status: "paid", subscription: subscription.id });
  return [
    event("customer.subscription.created", subscription),
    event("invoice.paid", invoice),
    event("checkout.session.completed", session),
  ];
}

type DashboardActions = Omit<StripeActions, keyof CheckoutActions>;

/** What the hospital does in Stripe's dashboard, and what Stripe does each month. */
function dashboardActions(payments: StripePayments): DashboardActions {
  const { billing } = payments;
  return {
    refundInDashboard(id, amount) {
      const made = payments.refund(payments.sessionById(id).payment_intent ?? "", amount, {});
      const charge = { id: newId("ch"), object: "charge", payment_intent: made.payment_intent };
      return [event("refund.created", made), event("charge.refunded", charge)];
    },
    refundMonthInDashboard(id, amount) {
      const [paid] = billing.invoices.get(id)?.payments.data ?? [];
      const made = payments.refund(paid?.payment.payment_intent ?? "", amount, {});
      return [event("refund.created", made)];
    },
    month(id, outcome) {
      const invoice = billing.month(id, outcome);
      if (invoice.status === "void") return [event("invoice.voided", invoice)];
      return [
        event(invoice.status === "paid" ? "invoice.paid" : "invoice.payment_failed", invoice),
        event("customer.subscription.updated", billing.subscriptions.get(id) ?? {}),
      ];
    },
    retry: (id) => [event("invoice.paid", billing.retry(id))],
  };
}

function sign(body: string, seconds = now(), secret = WEBHOOK_SECRET): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

function event(type: string, object: object): SignedWebhook {
  const body = JSON.stringify({
    id: newId("evt"),
    object: "event",
    type,
    created: now(),
    data: { object },
  });
  return { type, body, signature: sign(body) };
}
