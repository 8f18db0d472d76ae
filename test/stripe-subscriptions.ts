import { type Fields, fail, newId, now, pageOf } from "./stripe-answers";

export interface StripeSubscription {
  id: string;
  object: "subscription";
  status: "active" | "past_due" | "canceled";
  currency: string;
  customer: string;
  metadata: Record<string, string>;
  pause_collection: { behavior: string } | null;
  cancel_at_period_end: boolean;
  created: number;
  items: {
    object: "list";
    data: {
      id: string;
      quantity: number;
      current_period_end: number;
      price: { unit_amount: number; product: string };
    }[];
  };
}

export interface StripeInvoice {
  id: string;
  object: "invoice";
  status: "paid" | "open" | "void";
  attempted: boolean;
  amount_due: number;
  currency: string;
  created: number;
  status_transitions: { paid_at: number | null };
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
  payments: {
    object: "list";
    data: { status: "paid" | "open"; payment: { type: "payment_intent"; payment_intent: string } }[];
  };
}

export interface SubscriptionOrder {
  currency: string;
  /** In cents, each month. */
  amount: number;
  metadata: Record<string, string>;
}

/** The part of Stripe that stores payments. */
export interface Intents {
  create(amount: number, status: "succeeded" | "requires_payment_method"): string;
  settle(id: string): void;
  byId(id: string): object | undefined;
}

type Outcome = "succeeds" | "fails";

const MONTH = 30 * 24 * 3600;

/** The part of Stripe that stores subscriptions: one item each, one invoice each month. */
export class StripeSubscriptions {
  readonly subscriptions = new Map<string, StripeSubscription>();
  readonly invoices = new Map<string, StripeInvoice>();
  readonly #intents: Intents;

  constructor(intents: Intents) {
    this.#intents = intents;
  }

  /** Creates a subscription and bills its first month. */
  subscribe(order: SubscriptionOrder): { subscription: StripeSubscription; invoice: StripeInvoice } {
    const subscription = newSubscription(order);
    this.subscriptions.set(subscription.id, subscription);
    return { subscription, invoice: this.#bill(subscription, "succeeds") };
  }

  /** Bills another month; returns its invoice. */
  month(id: string, outcome: Outcome): StripeInvoice {
    const subscription = this.#byId(id);
    itemOf(subscription).current_period_end += MONTH;
    return this.#bill(subscription, outcome);
  }

  /** Retries a failed charge, successfully. */
  retry(invoiceId: string): StripeInvoice {
    const invoice = this.#invoiceById(invoiceId);
    Object.assign(invoice, { status: "paid", status_transitions: { paid_at: now() } });
    for (const one of invoice.payments.data) {
      one.status = "paid";
      this.#intents.settle(one.payment.payment_intent);
    }
    this.#byId(invoice.parent.subscription_details.subscription).status = "active";
    return invoice;
  }

  /** Undefined for requests that belong to other parts. */
  answer(method: string, path: string, fields: Fields, query: URLSearchParams): object | undefined {
    const [, resource, id = ""] =
      /^\/v1\/(subscriptions|invoices|invoice_payments|billing_portal)\/?([\w-]*)/.exec(path) ?? [];
    switch (resource && `${method} ${resource}`) {
      case "GET subscriptions":
        return id ? this.#byId(id) : pageOf([...this.subscriptions.values()], query, path);
      case "POST subscriptions":
        return updateSubscription(this.#byId(id), fields);
      case "DELETE subscriptions":
        return this.#cancel(id);
      case "GET invoices":
        return id ? this.#withIntents(this.#invoiceById(id)) : this.#listInvoices(query, path);
      case "GET invoice_payments":
        return this.#listInvoicePayments(query, path);
      case "POST billing_portal":
        return {
          id: newId("bps"),
          object: "billing_portal.session",
          url: `https://billing.example/${fields.customer}`,
        };
      default:
        return undefined;
    }
  }

  #byId(id: string): StripeSubscription {
    return this.subscriptions.get(id) ?? fail(404, "resource_missing", "No such subscription");
  }

  #invoiceById(id: string): StripeInvoice {
    return this.invoices.get(id) ?? fail(404, "resource_missing", "No such invoice");
  }

  #bill(subscription: StripeSubscription, outcome: Outcome): StripeInvoice {
    const { unit_amount: amount } = itemOf(subscription).price;
    const isPaid = outcome === "succeeds" && !subscription.pause_collection;
    const intent = this.#intents.create(amount, isPaid ? "succeeded" : "requires_payment_method");
    const invoice = newInvoice(subscription, { amount, isPaid, intent });
    this.invoices.set(invoice.id, invoice);
    if (!isPaid && !subscription.pause_collection) subscription.status = "past_due";
    return invoice;
  }

  #cancel(id: string): StripeSubscription {
    const subscription = this.#byId(id);
    if (subscription.status === "canceled") fail(404, "resource_missing", "No such subscription");
    return Object.assign(subscription, { status: "canceled" });
  }

  #listInvoices(query: URLSearchParams, path: string): object {
    const since = Number(query.get("created[gte]") ?? 0);
    const of = query.get("subscription");
    const found = [...this.invoices.values()].filter(
      ({ created, parent }) => created >= since && (!of || parent.subscription_details.subscription === of),
    );
    return pageOf(found, query, path);
  }

  #listInvoicePayments(query: URLSearchParams, path: string): object {
    const intent = query.get("payment[payment_intent]");
    const found = [...this.invoices.values()].filter(({ payments }) =>
      payments.data.some(({ payment }) => payment.payment_intent === intent),
    );
    return pageOf(
      found.map((invoice) => ({ id: newId("inpay"), object: "invoice_payment", invoice: invoice.id })),
      query,
      path,
    );
  }

  /** An invoice with its payments, as Stripe expands it. */
  #withIntents(invoice: StripeInvoice): object {
    return {
      ...invoice,
      payments: {
        ...invoice.payments,
        data: invoice.payments.data.map((one) => ({
          ...one,
          payment: { ...one.payment, payment_intent: this.#intents.byId(one.payment.payment_intent) },
        })),
      },
    };
  }
}

function itemOf({ items }: StripeSubscription) {
  return items.data[0] ?? fail(500, "", "No item");
}

function newSubscription({ currency, amount, metadata }: SubscriptionOrder): StripeSubscription {
  return {
    id: newId("sub"),
    object: "subscription",
    status: "active",
    currency,
    metadata,
    customer: newId("cus"),
    pause_collection: null,
    cancel_at_period_end: false,
    created: now(),
    items: {
      object: "list",
      data: [
        {
          id: newId("si"),
          quantity: 1,
          current_period_end: now() + MONTH,
          price: { unit_amount: amount, product: newId("prod") },
        },
      ],
    },
  };
}

function newInvoice(
  { id, currency, pause_collection: pause }: StripeSubscription,
  { amount, isPaid, intent }: { amount: number; isPaid: boolean; intent: string },
): StripeInvoice {
  return {
    id: newId("in"),
    object: "invoice",
    attempted: !pause,
    status: pause ? "void" : isPaid ? "paid" : "open",
    amount_due: amount,
    currency,
    created: now(),
    status_transitions: { paid_at: isPaid ? now() : null },
    parent: { type: "subscription_details", subscription_details: { subscription: id } },
    payments: {
      object: "list",
      data: [
        { status: isPaid ? "paid" : "open", payment: { type: "payment_intent", payment_intent: intent } },
      ],
    },
  };
}

/** Pauses, resumes, or changes the amount. */
function updateSubscription(subscription: StripeSubscription, fields: Fields): StripeSubscription {
  if (subscription.status === "canceled")
    fail(400, "", "A canceled subscription can only update its cancellation_details");
  if (fields.pause_collection === "") subscription.pause_collection = null;
  const behavior = fields["pause_collection[behavior]"];
  if (behavior) subscription.pause_collection = { behavior };
  const amount = fields["items[0][price_data][unit_amount]"];
  if (amount) {
    const item = itemOf(subscription);
    if (fields["items[0][id]"] !== item.id || fields["items[0][price_data][product]"] !== item.price.product)
      fail(400, "parameter_invalid", "No such item or product");
    if (fields["items[0][price_data][recurring][interval]"] !== "month")
      fail(400, "parameter_missing", "recurring[interval]");
    if (fields.proration_behavior !== "none") fail(400, "", "It would be prorated.");
    item.price.unit_amount = Number(amount);
  }
  return subscription;
}
