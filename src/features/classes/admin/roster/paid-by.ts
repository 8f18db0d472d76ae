import type { RosterEntry } from "../../api/admin/schemas";

/** The amount that a person has paid, online and at the desk, minus refunds, in cents. */
export function paidBy({ payment, desk }: Pick<RosterEntry, "payment" | "desk">): number {
  const atDesk = desk ? desk.paid - desk.refunded : 0;
  if (!payment || !["paid", "refunded"].includes(payment.state)) return atDesk;
  return atDesk + payment.amount - payment.refunded;
}
