import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database";
import { paymentById } from "./payment-by-id";
import { hasRefusedRefund } from "./refused-refunds";
import {
  type Payment,
  type PaymentEvent,
  type PaymentState,
  payment,
  paymentEvent,
  type Refund,
  refund,
} from "./table";

/** A payment with its history, oldest first. */
export interface PaymentStory {
  payment: Payment;
  refunds: Refund[];
  events: PaymentEvent[];
}

/** Newest first, each with its refunds. @param page from 1 */
export async function paymentsPage(
  db: Database,
  {
    state,
    refund: withFailedRefund,
    page,
    pageSize,
  }: { state?: PaymentState; refund?: "refused"; page: number; pageSize: number },
): Promise<{ items: Omit<PaymentStory, "events">[]; total: number }> {
  const condition = and(state && eq(payment.state, state), withFailedRefund && hasRefusedRefund(db));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(payment)
      .where(condition)
      .orderBy(desc(payment.createdAt), desc(payment.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(payment, condition),
  ]);
  const ids = rows.map(({ id }) => id);
  const refunds = await db.select().from(refund).where(inArray(refund.paymentId, ids));
  const items = rows.map((row) => ({
    payment: row,
    refunds: refunds.filter(({ paymentId }) => paymentId === row.id),
  }));
  return { items, total };
}

/** @throws AppError NOT_FOUND */
export async function paymentStory(db: Database, id: string): Promise<PaymentStory> {
  const [row, refunds, events] = await Promise.all([
    paymentById(db, id),
    db.select().from(refund).where(eq(refund.paymentId, id)).orderBy(asc(refund.createdAt)),
    db
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.paymentId, id))
      .orderBy(asc(paymentEvent.happenedAt)),
  ]);
  return { payment: row, refunds, events };
}
