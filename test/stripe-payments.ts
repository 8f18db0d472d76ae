import { type Fields, fail, newId, now, pageOf } from "./stripe-answers";
import { StripeSubscriptions } from "./stripe-subscriptions";

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

export interface StripeRefund {
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

export interface StripeIntent {
  id: string;
  object: "payment_intent";
  status: "processing" | "succeeded" | "requires_payment_method";
  amount: number;
  metadata: Metadata;
}

/** The part of Stripe that stores checkout sessions, payments, and refunds. */
export class StripePayments {
  readonly sessions = new Map<string, StripeSession>();
  readonly intents = new Map<string, StripeIntent>();
  readonly refunds = new Map<string, StripeRefund>();
  readonly billing: StripeSubscriptions;
  readonly #address: string;

  /** @param address of the server, for the pages of the checkout */
  constructor(address: string) {
    this.#address = address;
    this.billing = new StripeSubscriptions({
      create: (amount, status) => this.createIntent(amount, status),
      byId: (id) => this.intents.get(id),
      settle: (id) => void Object.assign(this.intents.get(id) ?? {}, { status: "succeeded" }),
    });
  }

  /** @throws Refusal if there is none */
  sessionById(id: string): StripeSession {
    return this.sessions.get(id) ?? fail(404, "resource_missing", "No such checkout.session");
  }

  createIntent(amount: number, status: StripeIntent["status"], metadata: Metadata = {}): string {
    const intent: StripeIntent = { id: newId("pi"), object: "payment_intent", status, amount, metadata };
    this.intents.set(intent.id, intent);
    return intent.id;
  }

  /** @throws Refusal if that much cannot be refunded */
  refund(intentId: string, amount: number, metadata: Metadata): StripeRefund {
    const intent = this.intents.get(intentId) ?? fail(404, "resource_missing", "No such payment_intent");
    const given = [...this.refunds.values()].filter((one) => one.payment_intent === intentId);
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
    this.refunds.set(id, made);
    return made;
  }

  /** Executes a request of the API. @throws Refusal */
  answer(method: string, path: string, fields: Fields, query: URLSearchParams): object {
    const [, id = "", verb] = /^\/v1\/checkout\/sessions\/([\w-]+)(\/expire)?$/.exec(path) ?? [];
    if (method === "POST" && path === "/v1/checkout/sessions") return this.#createSession(fields);
    if (method === "GET" && path === "/v1/checkout/sessions") {
      const found = [...this.sessions.values()].filter(requestedIn(query));
      return pageOf(
        found.map((session) => this.#expanded(session)),
        query,
        path,
      );
    }
    if (method === "POST" && verb) return this.#expire(id);
    if (method === "GET" && id) return this.#expanded(this.sessionById(id));
    if (method === "POST" && path === "/v1/refunds")
      return this.refund(fields.payment_intent ?? "", Number(fields.amount), metadataIn(fields));
    if (method === "GET" && path === "/v1/refunds")
      return pageOf([...this.refunds.values()].filter(requestedIn(query)), query, path);
    const billed = this.billing.answer(method, path, fields, query);
    if (billed) return billed;
    return fail(404, "", `Unrecognized request URL (${method}: ${path})`);
  }

  #createSession(fields: Fields): StripeSession {
    const expires = Number(fields.expires_at);
    if (expires < now() + 1_800 || expires > now() + 86_400)
      fail(400, "parameter_invalid", "expires_at must be between 30 minutes and 24 hours from now");
    const id = newId("cs_test");
    const session: StripeSession = {
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
      url: `${this.#address}/pay/${id}`,
    };
    this.sessions.set(id, session);
    return session;
  }

  #expire(id: string): StripeSession {
    const session = this.sessionById(id);
    if (session.status !== "open")
      fail(400, "", "Only Checkout Sessions with a status of open can be expired");
    return Object.assign(session, { status: "expired" });
  }

  /** A session with its payment and its subscription, as the site asks Stripe to expand it. */
  #expanded(session: StripeSession) {
    return {
      ...session,
      payment_intent: session.payment_intent && this.intents.get(session.payment_intent),
      subscription: session.subscription && this.billing.subscriptions.get(session.subscription),
    };
  }
}

interface Listed {
  created: number;
  payment_intent: string | null;
}

/** The filter of a list, as its query names it. */
function requestedIn(query: URLSearchParams): (one: Listed) => boolean {
  const intentId = query.get("payment_intent");
  const since = Number(query.get("created[gte]") ?? 0);
  return (one) => one.created >= since && (!intentId || one.payment_intent === intentId);
}

function metadataIn(fields: Fields): Metadata {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key ? [[key, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
