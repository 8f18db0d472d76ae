import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database";
import { AppError } from "../errors/app-error";
import { sendJob } from "../jobs/send-job";
import { lockPayment } from "./lock-payment";
import { sendRefundJob } from "./send-refund-job";
import { payment, type Refund, refund } from "./table";

export interface RefundRequest {
  paymentId: string;
  /** Integer cents; what is left of the payment when left out. */
  amount?: number;
  /** Why, in a few words without anything personal. */
  reason: string;
  /** Of this payment's refunds, the one that is meant: asking again under it asks for nothing more. */
  key: string;
}

/**
 * Notes that money goes back, and asks for the job that tells the provider: inside the caller's transaction, so that neither is
 * without the other. Takes the payment's lock (`lockPayment`).
 *
 * @throws AppError NOT_FOUND; BAD_REQUEST when nothing was paid, or when it is more than what is left of it
 */
export async function requestRefund(tx: Database, request: RefundRequest, now = new Date()): Promise<Refund> {
  const paid = await lockPayment(tx, request.paymentId);
  if (!paid) throw new AppError("NOT_FOUND", "There is no such payment.");
  const [known] = await tx
    .select()
    .from(refund)
    .where(and(eq(refund.paymentId, paid.id), eq(refund.key, request.key)));
  if (known) return known;
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
