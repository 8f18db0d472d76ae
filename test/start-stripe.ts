import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type StripeInvoice, type StripeSubscription, stripeSubscriptions } from "./stripe-subscriptions";

type Fields = Record<string, string>;
type Metadata = Record<string, string>;

export interface StripeSession {
  id: string;
  object: "checkout.session";
  mode: "payment" | "subscription";
  subscription: string | null;
  client_reference_id: string | null;
  amount_total: number;
  currency: string;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  created: number;
  metadata: Metadata;
  url: string;
}

interface StripeRefund {
  id: string;
  object: "refund";
  amount: number;
  currency: string;
  payment_intent: string;
  status: "succeeded" | "pending" | "failed";
  failure_reason?: string;
  created: number;
  metadata: Metadata;
}

interface StripeIntent {
  id: string;
  object: "payment_intent";
  status: "processing" | "succeeded" | "requires_payment_method";
  amount: number;
  metadata: Metadata;
}

/** A webhook from Stripe, and the header that proves it. */
export interface SignedWebhook {
  type: string;
  body: string;
  signature: string;
}

/** Sends nothing of its response, stops in the middle of it, or keeps sending a space now and then. */
export type Stall = "before the answer" | "in the answer" | "trickling";

export interface StripeServer {
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
  /** What a payer does on the hosted page; returns the events that Stripe sends for it. */
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
  sign(body: string, seconds?: number, secret?: string): string;
  /** Responds to every request with 503 while true. */
  away: boolean;
  /** Executes requests of these methods and never finishes the response. */
  stalls: { how: Stall; methods: readonly ("GET" | "POST")[] } | null;
  stop(): Promise<void>;
}

/**
 * A small server that implements as much of Stripe as the site uses: checkout sessions (create, retrieve,
 * list, expire), refunds (create, list) and subscriptions with their invoices, with keys, idempotency as
 * Stripe documents it, and signed webhooks. The test receives the webhooks, to deliver, lose or repeat them.
 */
export async function startStripe(): Promise<StripeServer> {
  const key = "sk_test_only_for_these_tests";
  const webhookSecret = "whsec_only_for_these_tests";
  const sessions = new Map<string, StripeSession>();
  const intents = new Map<string, StripeIntent>();
  const refunds = new Map<string, StripeRefund>();
  const remembered = new Map<string, { fields: string; answer: object }>();
  const requests: StripeServer["requests"] = [];

  const sign = (body: string, seconds = now(), secret = webhookSecret) =>
    `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
  const event = (type: string, object: object): SignedWebhook => {
    const body = JSON.stringify({
      id: newId("evt"),
      object: "event",
      type,
      created: now(),
      data: { object },
    });
    return { type, body, signature: sign(body) };
  };
  const newIntent = (amount: number, status: StripeIntent["status"], metadata: Metadata = {}) => {
    const intent: StripeIntent = { id: newId("pi"), object: "payment_intent", status, amount, metadata };
    intents.set(intent.id, intent);
    return intent.id;
  };
  const billing = stripeSubscriptions({
    now,
    fail,
    pageOf,
    newIntent,
    intentById: (id) => intents.get(id),
    settleIntent: (id) => void Object.assign(intents.get(id) ?? {}, { status: "succeeded" }),
  });
  const sessionOf = (id: string) =>
    sessions.get(id) ?? fail(404, "resource_missing", "No such checkout.session");
  const complete = (id: string, status: StripeIntent["status"]) => {
    const session = sessionOf(id);
    if (session.status !== "open") throw new Error(`The session is ${session.status}.`);
    if (session.mode === "subscription") return subscribe(session);
    const intent = newIntent(session.amount_total, status, session.metadata);
    Object.assign(session, {
      status: "complete",
      payment_intent: intent,
      payment_status: status === "succeeded" ? "paid" : "unpaid",
    });
    return [event("checkout.session.completed", session)];
  };

  function subscribe(session: StripeSession): SignedWebhook[] {
    const { currency, amount_total: amount, metadata } = session;
    const { subscription, invoice } = billing.begin({ currency, amount, metadata });
    Object.assign(session, { status: "complete", payment_status: "paid", subscription });
    return [
      event("customer.subscription.created", billing.subscriptions.get(subscription) ?? {}),
      event("invoice.paid", billing.invoices.get(invoice) ?? {}),
      event("checkout.session.completed", session),
    ];
  }

  function create(fields: Fields): StripeSession {
    const expires = Number(fields.expires_at);
    if (expires < now() + 1_800 || expires > now() + 86_400)
      fail(400, "parameter_invalid", "expires_at must be between 30 minutes and 24 hours from now");
    const id = newId("cs_test");
    return {
      id,
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      mode: fields.mode === "subscription" ? "subscription" : "payment",
      subscription: null,
      client_reference_id: fields.client_reference_id ?? null,
      amount_total: Number(fields["line_items[0][price_data][unit_amount]"]),
      currency: fields["line_items[0][price_data][currency]"] ?? "",
      success_url: fields.success_url ?? "",
      cancel_url: fields.cancel_url ?? "",
      expires_at: expires,
      created: now(),
      metadata: metadataIn(fields),
      url: `${stripe.address}/pay/${id}`,
    };
  }

  function giveBack(intentId: string, amount: number, metadata: Metadata): StripeRefund {
    const intent = intents.get(intentId) ?? fail(404, "resource_missing", "No such payment_intent");
    const given = [...refunds.values()].filter((one) => one.payment_intent === intentId);
    const left = intent.amount - given.reduce((total, one) => total + one.amount, 0);
    if (intent.status !== "succeeded") fail(400, "charge_not_refundable", "The payment has no charge");
    if (left === 0) fail(400, "charge_already_refunded", "The charge has already been refunded.");
    if (amount > left) fail(400, "amount_too_large", "Refund amount is greater than unrefunded amount");
    const id = newId("re");
    const made: StripeRefund = {
      id,
      object: "refund",
      amount,
      currency: "usd",
      payment_intent: intentId,
      status: "succeeded",
      created: now(),
      metadata,
    };
    refunds.set(id, made);
    return made;
  }

  const expanded = (session: StripeSession) => ({
    ...session,
    payment_intent: session.payment_intent && intents.get(session.payment_intent),
    subscription: session.subscription && billing.subscriptions.get(session.subscription),
  });

  function answer(method: string, path: string, fields: Fields, query: URLSearchParams): object {
    const [, id = "", verb] = /^\/v1\/checkout\/sessions\/([\w-]+)(\/expire)?$/.exec(path) ?? [];
    const intentId = query.get("payment_intent");
    const since = Number(query.get("created[gte]") ?? 0);
    const isRequested = (one: { created: number; payment_intent: string | null }) =>
      one.created >= since && (!intentId || one.payment_intent === intentId);
    if (method === "POST" && path === "/v1/checkout/sessions") {
      const session = create(fields);
      sessions.set(session.id, session);
      return session;
    }
    if (method === "GET" && path === "/v1/checkout/sessions")
      return pageOf([...sessions.values()].filter(isRequested).map(expanded), query, path);
    if (method === "POST" && verb) {
      const session = sessionOf(id);
      if (session.status !== "open")
        fail(400, "", "Only Checkout Sessions with a status of open can be expired");
      return Object.assign(session, { status: "expired" });
    }
    if (method === "GET" && id) return expanded(sessionOf(id));
    if (method === "POST" && path === "/v1/refunds")
      return giveBack(fields.payment_intent ?? "", Number(fields.amount), metadataIn(fields));
    if (method === "GET" && path === "/v1/refunds")
      return pageOf([...refunds.values()].filter(isRequested), query, path);
    const billed = billing.answer(method, path, fields, query);
    if (billed) return billed;
    return fail(404, "", `Unrecognized request URL (${method}: ${path})`);
  }

  /**
   * The same key with the same fields returns the first response; with other fields it is an error. Refused
   * requests are not remembered.
   */
  function idempotent(idempotencyKey: string, fields: string, work: () => object): object {
    const before = remembered.get(idempotencyKey);
    if (before && before.fields !== fields)
      return fail(
        400,
        "idempotency_key_reused",
        "Keys can only be used with the same parameters",
        "idempotency_error",
      );
    const given = before?.answer ?? structuredClone(work());
    remembered.set(idempotencyKey, { fields, answer: given });
    return given;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stripe");
    const body = await text(request);
    const fields = Object.fromEntries(new URLSearchParams(body));
    requests.push({ method, path: pathname, headers, fields });
    const reply = (status: number, json: object) => {
      const stall = stripe.stalls?.methods.some((one) => one === method) ? stripe.stalls.how : null;
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
    };
    try {
      if (stripe.away) fail(503, "", "away", "api_error");
      if (headers.authorization !== `Bearer ${key}`) fail(401, "", "Invalid API Key provided");
      const work = () => answer(method, pathname, fields, searchParams);
      const idempotencyKey = headers["idempotency-key"];
      const isRepeatable = method === "POST" && typeof idempotencyKey === "string";
      reply(200, isRepeatable ? idempotent(idempotencyKey, body, work) : work());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reply(error.status, { error: { type: error.type, code: error.code, message: error.message } });
    }
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stripe: StripeServer = {
    key,
    webhookSecret,
    sessions,
    refunds,
    requests,
    sign,
    away: false,
    stalls: null,
    subscriptions: billing.subscriptions,
    invoices: billing.invoices,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pay: (id) => complete(id, "succeeded"),
    payLater: (id) => complete(id, "processing"),
    settle(id, outcome) {
      const session = sessionOf(id);
      const intent = intents.get(session.payment_intent ?? "");
      if (!intent) throw new Error("Nothing was paid.");
      intent.status = outcome === "succeeds" ? "succeeded" : "requires_payment_method";
      if (outcome === "succeeds") session.payment_status = "paid";
      return [
        event(`checkout.session.async_payment_${outcome === "succeeds" ? "succeeded" : "failed"}`, session),
      ];
    },
    expire(id) {
      const session = Object.assign(sessionOf(id), { status: "expired" });
      return [event("checkout.session.expired", session)];
    },
    refundInDashboard(id, amount) {
      const made = giveBack(sessionOf(id).payment_intent ?? "", amount, {});
      const charge = { id: newId("ch"), object: "charge", payment_intent: made.payment_intent };
      return [event("refund.created", made), event("charge.refunded", charge)];
    },
    refundMonthInDashboard(id, amount) {
      const [paid] = billing.invoices.get(id)?.payments.data ?? [];
      const made = giveBack(paid?.payment.payment_intent ?? "", amount, {});
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
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stripe;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly type: string,
  ) {
    super(message);
  }
}

function fail(status: number, code: string, message: string, type = "invalid_request_error"): never {
  throw new Refusal(status, code, message, type);
}

/** Newest first, as Stripe lists, with its pagination. */
function pageOf<One extends { id: string }>(all: One[], query: URLSearchParams, url: string): object {
  const after = query.get("starting_after");
  const newest = all.toReversed();
  const start = after ? newest.findIndex(({ id }) => id === after) + 1 : 0;
  const data = newest.slice(start, start + Number(query.get("limit") ?? 10));
  return { object: "list", url, data, has_more: start + data.length < newest.length };
}

function metadataIn(fields: Fields): Metadata {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key ? [[key, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** In seconds, as Stripe reports time. */
function now(): number {
  return Math.floor(Date.now() / 1000);
}
