import { randomBytes } from "node:crypto";

type Fields = Record<string, string>;

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

interface Begun {
  currency: string;
  amount: number;
  metadata: Record<string, string>;
}

interface Books {
  /** In seconds. */
  now(): number;
  newIntent(amount: number, status: "succeeded" | "requires_payment_method"): string;
  settleIntent(id: string): void;
  intentById(id: string): object | undefined;
  fail(status: number, code: string, message: string): never;
  pageOf<One extends { id: string }>(all: One[], query: URLSearchParams, url: string): object;
}

const MONTH = 30 * 24 * 3600;

/** The part of Stripe that stores subscriptions: one item each, one invoice each month. */
export function stripeSubscriptions({ now, newIntent, settleIntent, intentById, fail, pageOf }: Books) {
  const subscriptions = new Map<string, StripeSubscription>();
  const invoices = new Map<string, StripeInvoice>();
  const subscriptionOf = (id: string) =>
    subscriptions.get(id) ?? fail(404, "resource_missing", "No such subscription");
  const itemOf = ({ items }: StripeSubscription) => items.data[0] ?? fail(500, "", "No item");

  function begin({ currency, amount, metadata }: Begun): { subscription: string; invoice: string } {
    const subscription: StripeSubscription = {
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
    subscriptions.set(subscription.id, subscription);
    return { subscription: subscription.id, invoice: bill(subscription, "succeeds").id };
  }

  function bill(subscription: StripeSubscription, outcome: "succeeds" | "fails"): StripeInvoice {
    const { unit_amount: amount } = itemOf(subscription).price;
    const isPaid = outcome === "succeeds" && !subscription.pause_collection;
    const intent = newIntent(amount, isPaid ? "succeeded" : "requires_payment_method");
    const invoice: StripeInvoice = {
      id: newId("in"),
      object: "invoice",
      attempted: !subscription.pause_collection,
      status: subscription.pause_collection ? "void" : isPaid ? "paid" : "open",
      amount_due: amount,
      currency: subscription.currency,
      created: now(),
      status_transitions: { paid_at: isPaid ? now() : null },
      parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
      payments: {
        object: "list",
        data: [
          { status: isPaid ? "paid" : "open", payment: { type: "payment_intent", payment_intent: intent } },
        ],
      },
    };
    invoices.set(invoice.id, invoice);
    if (!isPaid && !subscription.pause_collection) subscription.status = "past_due";
    return invoice;
  }

  /** Bills another month; returns its invoice. */
  function month(id: string, outcome: "succeeds" | "fails"): StripeInvoice {
    const subscription = subscriptionOf(id);
    itemOf(subscription).current_period_end += MONTH;
    return bill(subscription, outcome);
  }

  /** Retries a failed charge, successfully. */
  function retry(invoiceId: string): StripeInvoice {
    const invoice = invoices.get(invoiceId) ?? fail(404, "resource_missing", "No such invoice");
    Object.assign(invoice, { status: "paid", status_transitions: { paid_at: now() } });
    for (const one of invoice.payments.data) {
      one.status = "paid";
      settleIntent(one.payment.payment_intent);
    }
    subscriptionOf(invoice.parent.subscription_details.subscription).status = "active";
    return invoice;
  }

  function update(id: string, fields: Fields): StripeSubscription {
    const subscription = subscriptionOf(id);
    if (subscription.status === "canceled")
      fail(400, "", "A canceled subscription can only update its cancellation_details");
    if (fields.pause_collection === "") subscription.pause_collection = null;
    const behavior = fields["pause_collection[behavior]"];
    if (behavior) subscription.pause_collection = { behavior };
    const amount = fields["items[0][price_data][unit_amount]"];
    if (amount) {
      const item = itemOf(subscription);
      if (
        fields["items[0][id]"] !== item.id ||
        fields["items[0][price_data][product]"] !== item.price.product
      )
        fail(400, "parameter_invalid", "No such item or product");
      if (fields["items[0][price_data][recurring][interval]"] !== "month")
        fail(400, "parameter_missing", "recurring[interval]");
      if (fields.proration_behavior !== "none") fail(400, "", "It would be prorated.");
      item.price.unit_amount = Number(amount);
    }
    return subscription;
  }

  const deep = (invoice: StripeInvoice) => ({
    ...invoice,
    payments: {
      ...invoice.payments,
      data: invoice.payments.data.map((one) => ({
        ...one,
        payment: { ...one.payment, payment_intent: intentById(one.payment.payment_intent) },
      })),
    },
  });

  /** Undefined for requests that belong to other parts. */
  function answer(method: string, path: string, fields: Fields, query: URLSearchParams): object | undefined {
    const [, resource, id = ""] =
      /^\/v1\/(subscriptions|invoices|invoice_payments|billing_portal)\/?([\w-]*)/.exec(path) ?? [];
    const since = Number(query.get("created[gte]") ?? 0);
    switch (resource && `${method} ${resource}`) {
      case "GET subscriptions":
        return id ? subscriptionOf(id) : pageOf([...subscriptions.values()], query, path);
      case "POST subscriptions":
        return update(id, fields);
      case "DELETE subscriptions": {
        if (subscriptionOf(id).status === "canceled") fail(404, "resource_missing", "No such subscription");
        return Object.assign(subscriptionOf(id), { status: "canceled" });
      }
      case "GET invoices": {
        if (id) return deep(invoices.get(id) ?? fail(404, "resource_missing", "No such invoice"));
        const of = query.get("subscription");
        const duePayments = [...invoices.values()].filter(
          ({ created, parent }) =>
            created >= since && (!of || parent.subscription_details.subscription === of),
        );
        return pageOf(duePayments, query, path);
      }
      case "GET invoice_payments": {
        const intent = query.get("payment[payment_intent]");
        const found = [...invoices.values()].filter(({ payments }) =>
          payments.data.some(({ payment }) => payment.payment_intent === intent),
        );
        return pageOf(
          found.map((invoice) => ({ id: newId("inpay"), object: "invoice_payment", invoice: invoice.id })),
          query,
          path,
        );
      }
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

  return { subscriptions, invoices, begin, month, retry, answer };
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}
