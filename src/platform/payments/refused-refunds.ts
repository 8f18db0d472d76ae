import { and, eq, exists, gt, lte, ne, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../database/database";
import { payment, refund } from "./table";

/**
 * Whether a refund of a payment failed and is still owed: the remaining amount is sufficient, and nobody has
 * refunded it in another way.
 */
export function hasRefusedRefund(db: Database): SQL {
  const later = alias(refund, "later_refund");
  const since = db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.paymentId, refund.paymentId),
        ne(later.state, "failed"),
        gt(later.createdAt, refund.createdAt),
      ),
    );
  const refused = db
    .select({ one: sql`1` })
    .from(refund)
    .where(
      and(
        eq(refund.paymentId, payment.id),
        eq(refund.state, "failed"),
        lte(refund.amount, sql`${payment.amount} - ${payment.refundsCommitted}`),
        notExists(since),
      ),
    );
  return exists(refused);
}

export function countRefusedRefunds(db: Database): Promise<number> {
  return db.$count(payment, hasRefusedRefund(db));
}
