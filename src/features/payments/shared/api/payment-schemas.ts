import { z } from "@hono/zod-openapi";
import { inAddress } from "~/server/api/numbers";
import { MAX_REFUND_REASON_LENGTH } from "../refund-reason";

const instant = z.iso.datetime().describe("ISO 8601, UTC.");
const cents = z.int().describe("Integer cents.");
const paymentState = z.enum(["open", "processing", "paid", "expired", "failed"]);
const provider = z.enum(["stripe", "sandbox", "none"]);

export const paymentQuery = z.object({
  state: paymentState.optional(),
  refund: z.enum(["refused"]).optional().describe("Only payments with a failed refund."),
  page: inAddress.page,
  pageSize: inAddress.pageSize(100),
});

const item = z.object({
  id: z.uuid(),
  purpose: z.string(),
  subjectId: z.string(),
  description: z.string(),
  amount: cents,
  currency: z.string(),
  state: paymentState,
  refunded: cents,
  // Requested refunds that are not complete.
  refundsWaiting: cents,
  // Why a refund failed.
  refundFailure: z.string().nullable(),
  provider: provider.nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
});

export type PaymentItem = z.output<typeof item>;

export const paymentList = z.object({
  items: z.array(item),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  provider,
  isTest: z.boolean().describe("No money moves."),
});

/** `checkoutId` and `chargeId`: the provider's ids. */
const detail = item.extend({
  checkoutId: z.string().nullable(),
  chargeId: z.string().nullable(),
  payUntil: instant,
  refunds: z.array(
    z.object({
      id: z.uuid(),
      amount: cents,
      reason: z.string(),
      state: z.enum(["requested", "pending", "succeeded", "failed"]),
      failure: z.string().nullable(),
      createdAt: instant,
    }),
  ),
  events: z.array(
    z.object({
      type: z.string(),
      happenedAt: instant,
      receivedAt: instant,
      processedAt: instant.nullable(),
    }),
  ),
});

export type PaymentDetail = z.output<typeof detail>;

export const paymentAnswer = z.object({ payment: detail });

export const refundBody = z.object({
  key: z.uuid().describe("Idempotency key: repeating the request refunds once."),
  amount: z.int().min(1).optional().describe("Integer cents; without it, all that is left."),
  reason: z
    .string()
    .trim()
    .min(1)
    .max(MAX_REFUND_REASON_LENGTH)
    .describe("A few words without anything personal."),
});

export const reconciliationBody = z.object({
  days: z.int().min(1).max(90).default(7).describe("How far back to look."),
});

export const reconciliationAnswer = z.object({
  found: z.array(z.object({ id: z.uuid(), state: paymentState, refunded: cents })),
  agreements: z.int().describe("How many monthly payments had changed without our knowing"),
  failed: z.int(),
});

/** The result of a reconciliation. `failed`: the number of payments that could not be checked. */
export type PaymentsFound = z.output<typeof reconciliationAnswer>;
