import type { RosterEntry } from "../../api/admin/schemas";

/** What a person has paid minus what was refunded, in cents. */
export function paidBy({ payment }: Pick<RosterEntry, "payment">): number {
  if (!payment || !["paid", "refunded"].includes(payment.state)) return 0;
  return payment.amount - payment.refunded;
}
