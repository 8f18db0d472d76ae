import { eq } from "drizzle-orm";
import type { Database } from "../database/database";
import type { ReportedCheckout } from "./payment-provider";
import type { PaymentPurpose } from "./payment-purpose";
import type { ProviderName } from "./provider-name";
import { type Payment, type PaymentState, payment } from "./table";

/**
 * A later state wins, in whatever order reports arrive. A response that was read earlier and arrives later
 * changes nothing, and a payment that arrived overrides an expiry.
 */
const PROGRESS: Record<PaymentState, number> = { open: 0, processing: 1, expired: 2, failed: 2, paid: 3 };

export function isLaterState(state: PaymentState, than: PaymentState): boolean {
  return PROGRESS[state] > PROGRESS[than];
}

/** The state that a provider reports, with the provider's name. */
export interface ReportedChange extends Pick<ReportedCheckout, "state" | "checkoutId" | "chargeId"> {
  provider: ProviderName;
  /** The time that the provider reports; now if it reports none. */
  paidAt?: Date;
}

/**
 * Moves a payment to a later state, and notifies its purpose. The caller holds the payment's lock.
 * @param seen null if the payment deadline passed before there was a checkout
 */
export async function moveState(
  tx: Database,
  purpose: PaymentPurpose,
  before: Payment,
  seen: ReportedChange | null,
  now: Date,
): Promise<Payment> {
  const state = seen?.state ?? "expired";
  const moves = isLaterState(state, before.state);
  const isNews = moves || (seen && (!before.checkoutId || (seen.chargeId && !before.chargeId)));
  if (!isNews) return before;
  const [after] = await tx
    .update(payment)
    .set({
      provider: seen?.provider,
      checkoutId: seen?.checkoutId,
      chargeId: seen?.chargeId ?? before.chargeId,
      state: moves ? state : before.state,
      paidAt: moves && state === "paid" ? (seen?.paidAt ?? now) : before.paidAt,
      updatedAt: now,
    })
    .where(eq(payment.id, before.id))
    .returning();
  if (!after) throw new Error("The payment is gone.");
  if (moves) await tell(tx, purpose, after);
  return after;
}

async function tell(tx: Database, purpose: PaymentPurpose, moved: Payment): Promise<void> {
  switch (moved.state) {
    case "processing":
      return purpose.processing?.(tx, moved);
    case "paid":
      return purpose.paid(tx, moved);
    case "expired":
      return purpose.expired(tx, moved);
    case "failed":
      return purpose.failed(tx, moved);
  }
}
