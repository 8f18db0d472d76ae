import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { requestRefund } from "~/platform/payments/request-refund";
import { announceSeats } from "./class-counts";
import type { LockedRegistration } from "./lock-registration";
import { leftOf, refundOfAll } from "./refund-due";
import { settleSeats } from "./seats/settle-seats";
import { type Registration, registration } from "./table";

/** The refund: by the class's policy, in full, or an amount in cents. */
export type RefundChoice = "policy" | "full" | number;

export interface Ended {
  row: Registration;
  /** The refund in cents. */
  refund: number;
}

/**
 * Ends a registration, requests its refund, and offers the seat to the waitlist. Runs in the caller's transaction under
 * `lockRegistration`. The caller records the audit event and notifies the person.
 * @throws AppError BAD_REQUEST if the registration has already ended
 */
export async function endRegistration(
  tx: Database,
  services: DomainServices,
  { row, event, payment, now }: LockedRegistration,
  choice: RefundChoice,
): Promise<Ended> {
  if (row.status === "cancelled" || row.status === "expired")
    throw new AppError("BAD_REQUEST", "This registration is no longer active.");
  const remaining = leftOf(payment);
  const due =
    choice === "policy" ? refundOfAll(event, row, payment, now) : choice === "full" ? remaining : choice;
  const refund = Math.min(remaining, due);
  const [ended] = await tx
    .update(registration)
    .set({ status: "cancelled", endedAt: now, heldUntil: null, offeredUntil: null, updatedAt: now })
    .where(eq(registration.id, row.id))
    .returning();
  if (!ended) throw new Error("A locked registration was gone.");
  if (payment && refund > 0)
    await requestRefund(
      tx,
      { paymentId: payment.id, amount: refund, reason: "cancelled", key: "cancelled" },
      now,
    );
  await settleSeats(tx, services, event, now);
  await announceSeats(tx, event.id);
  return { row: ended, refund };
}
