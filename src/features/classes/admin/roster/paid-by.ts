import type { RosterEntry } from "../../api/admin/schemas";

/** Cents that somebody has paid and not got back. */
export function paidBy({ payment }: Pick<RosterEntry, "payment">): number {
  if (!payment || !["paid", "refunded"].includes(payment.state)) return 0;
  return payment.amount - payment.refunded;
}
