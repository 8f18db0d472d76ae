import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database";
import { AppError } from "../errors/app-error";
import { sendJob } from "../jobs/send-job";
import { lockPayment } from "./lock-payment";
import { sendRefundJob } from "./send-refund-job";
import { payment, type Refund, refund } from "./table";

export interface RefundRequest {
  paymentId: string;
  /** Integer cents. Default: the remaining amount of the payment. */
  amount?: number;
  /** The reason in a few words, without anything personal. */
  reason: string;
  /** Idempotency key: repeating the request with the same key refunds once. */
  key: string;
}

/**
 * Records a refund and sends the job that asks the provider, in the caller's transaction, so that both exist
 * or neither does. Takes the payment's lock (`lockPayment`).
 * @throws AppError NOT_FOUND; BAD_REQUEST if nothing was paid, or the remaining amount is smaller
 */
export async function requestRefund(tx: Database, request: RefundRequest, now = new Date()): Promise<Refund> {
  const paid = await lockPayment(tx, request.paymentId);
  if (!paid) throw new AppError("NOT_FOUND", "There is no such payment.");
  const [existing] = await tx
    .select()
    .from(refund)
    .where(and(eq(refund.paymentId, paid.id), eq(refund.key, request.key)));
  if (existing) return existing;
  if (paid.state !== "paid") throw new AppError("BAD_REQUEST", "There is nothing left to refund.");
  const left = paid.amount - paid.refundsCommitted;
  const amount = request.amount ?? left;
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left)
    throw new AppError("BAD_REQUEST", `At most ${inDollars(left)} of this payment can be refunded.`);
  const { key, reason } = request;
  const [made] = await tx
    .insert(refund)
    .values({ paymentId: paid.id, key, reason, amount, createdAt: now, updatedAt: now })
    .returning();
  if (!made) throw new Error("The refund was not stored.");
  await tx
    .update(payment)
    .set({ refundsCommitted: paid.refundsCommitted + amount, updatedAt: now })
    .where(eq(payment.id, paid.id));
  await sendJob(tx, sendRefundJob, { id: made.id }, { key: made.id });
  return made;
}

function inDollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
