import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import { AppError } from "~/platform/errors/app-error";
import { ProviderUnavailable } from "~/platform/payments/payment-provider";
import { type PaymentStory, paymentStory, paymentsPage } from "~/platform/payments/payment-stories";
import { reconcilePayments } from "~/platform/payments/reconcile-payments";
import { requestRefund } from "~/platform/payments/request-refund";
import { syncPayment } from "~/platform/payments/sync-payment";
import { adminRoute } from "~/server/admin-api/admin-route";
import { idParam } from "~/server/admin-api/common-schemas";
import type { EndpointsOf } from "~/server/api/endpoints";
import { failures, json } from "~/server/api/failures";
import { newApi } from "~/server/api/new-api";
import type { Services } from "~/server/services";
import type { PaymentDetail, PaymentItem } from "../shared/api/payment-schemas";
import {
  paymentAnswer,
  paymentList,
  paymentQuery,
  reconciliationAnswer,
  reconciliationBody,
  refundBody,
} from "../shared/api/payment-schemas";

const access = { anyOf: ["permissionSettingsManager"] } as const;
const DAY_MS = 24 * 60 * 60_000;

const list = {
  method: "get",
  path: "/api/admin/payments",
  access,
  summary: "Payments, newest first, and the payment provider",
  request: { query: paymentQuery },
  responses: { 200: json("The payments.", paymentList), ...failures(422) },
} as const;

const show = {
  method: "get",
  path: "/api/admin/payments/{id}",
  access,
  summary: "One payment, with its refunds and the provider's events",
  request: { params: idParam },
  responses: { 200: json("The payment.", paymentAnswer), ...failures(404, 422) },
} as const;

const reconcile = {
  method: "post",
  path: "/api/admin/payments/reconciliation",
  access,
  fresh: true,
  summary: "Compares the payments of the last days with the provider's books, and takes over what was missed",
  request: { body: { content: { "application/json": { schema: reconciliationBody } } } },
  responses: { 200: json("What was found.", reconciliationAnswer), ...failures(422, 503) },
} as const;

const reconcileOne = {
  method: "post",
  path: "/api/admin/payments/{id}/reconciliation",
  access,
  fresh: true,
  summary: "Updates one payment from the payment provider",
  request: { params: idParam },
  responses: { 200: json("The current payment.", paymentAnswer), ...failures(404, 422, 503) },
} as const;

const refund = {
  method: "post",
  path: "/api/admin/payments/{id}/refunds",
  access,
  fresh: true,
  summary: "Refunds a payment, in part or in full",
  request: {
    params: idParam,
    body: { required: true, content: { "application/json": { schema: refundBody } } },
  },
  responses: { 200: json("The payment.", paymentAnswer), ...failures(400, 404, 422) },
} as const;

declare module "~/server/api/endpoints" {
  interface Endpoints
    extends EndpointsOf<typeof list | typeof show | typeof reconcile | typeof reconcileOne | typeof refund> {}
}

/** The API of payments: lists them, refunds them, and checks them with the provider. */
export function paymentsApi(services: Services) {
  const api = newApi();
  const { db, now, payments } = services;

  adminRoute(api, services, list, async ({ c }) => {
    const query = c.req.valid("query");
    const { items, total } = await paymentsPage(db, query);
    const { page, pageSize } = query;
    const { name: provider, isTest } = payments;
    return c.json({ items: items.map(itemOf), total, page, pageSize, provider, isTest }, 200);
  });

  adminRoute(api, services, show, async ({ c }) =>
    c.json({ payment: await detailOf(services, c.req.valid("param").id) }, 200),
  );

  adminRoute(api, services, reconcile, async ({ c, actor }) => {
    const since = new Date(+now() - c.req.valid("json").days * DAY_MS);
    const result = await callProvider(() => reconcilePayments(services, since));
    const after = { found: result.found.length, failed: result.failed };
    await recordAudit(db, actor, {
      action: "payments.reconciled",
      subjectType: "payments",
      subjectId: payments.name,
      after,
    });
    return c.json(result, 200);
  });

  adminRoute(api, services, reconcileOne, async ({ c }) => {
    const { id } = c.req.valid("param");
    await callProvider(() => syncPayment(services, id));
    return c.json({ payment: await detailOf(services, id) }, 200);
  });

  adminRoute(api, services, refund, async ({ c, actor }) => {
    const { id } = c.req.valid("param");
    await refundPayment(services, actor, { paymentId: id, ...c.req.valid("json") });
    return c.json({ payment: await detailOf(services, id) }, 200);
  });
  return api;
}

async function refundPayment(
  { db, now }: Services,
  actor: Actor,
  requestBody: Parameters<typeof requestRefund>[1],
): Promise<void> {
  await db.transaction(async (tx) => {
    const { amount, reason } = await requestRefund(tx, requestBody, now());
    await recordAudit(tx, actor, {
      action: "payment.refundRequested",
      subjectType: "payment",
      subjectId: requestBody.paymentId,
      after: { amount, reason },
    });
  });
}

/** @throws AppError UNAVAILABLE if the provider does not respond */
async function callProvider<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new AppError(
      "UNAVAILABLE",
      "The payment provider is not responding. Please try again in a minute.",
    );
  }
}

async function detailOf({ db }: Services, id: string): Promise<PaymentDetail> {
  const { payment, refunds, events } = await paymentStory(db, id);
  const { checkoutId, chargeId, payUntil } = payment;
  return {
    ...itemOf({ payment, refunds }),
    checkoutId,
    chargeId,
    payUntil: payUntil.toISOString(),
    refunds: refunds.map(({ createdAt, ...one }) => ({
      id: one.id,
      amount: one.amount,
      reason: one.reason,
      state: one.state,
      failure: one.failure,
      createdAt: createdAt.toISOString(),
    })),
    events: events.map(({ type, happenedAt, receivedAt, processedAt }) => ({
      type,
      happenedAt: happenedAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
      processedAt: processedAt?.toISOString() ?? null,
    })),
  };
}

function itemOf({ payment, refunds }: Omit<PaymentStory, "events">): PaymentItem {
  const { id, purpose, subjectId, description, amount, currency, state, refunded, provider } = payment;
  return {
    id,
    purpose,
    subjectId,
    description,
    amount,
    currency,
    state,
    refunded,
    provider,
    refundsWaiting: payment.refundsCommitted - refunded,
    refundFailure: refunds.find((one) => one.state === "failed")?.failure ?? null,
    createdAt: payment.createdAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
  };
}
