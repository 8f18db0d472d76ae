import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { requestRefund } from "~/platform/payments/request-refund";
import { type LockedRegistration, lockRegistration } from "../lock-registration";
import { notifyRegistrant } from "../mail/notify-registrant";
import { type Registration, registration } from "../table";
import { recordCorrection } from "./corrections/record-correction";
import { requireRevision } from "./corrections/require-revision";

export interface RegistrationRefund {
  /** Cents. "full" refunds the rest. */
  amount: "full" | number;
  /** The revision that the screen showed. */
  revision: number;
  /** Idempotency key: repeating the request with the same key refunds once. */
  key: string;
}

/**
 * Refunds all or part of what was paid for a registration; the seat stays. Refunds of online payments are requested
 * from the payment provider after the commit and retried until it responds. For money that was paid at the desk, this
 * records that staff handed it back.
 * @returns the refund in cents
 * @throws AppError NOT_FOUND; REVISION_CONFLICT; BAD_REQUEST if nothing is left or the amount exceeds it
 */
export async function refundRegistration(
  services: DomainServices,
  actor: Actor,
  id: string,
  { amount: choice, revision, key }: RegistrationRefund,
): Promise<{ refund: number }> {
  return services.db.transaction(async (tx) => {
    const locked = await lockRegistration(tx, services, id);
    const { row, event, now, payment } = locked;
    await requireRevision(tx, services, row, revision);
    const isOnline = payment?.state === "paid";
    const remaining = isOnline ? payment.amount - payment.refundsCommitted : row.deskPaid - row.deskRefunded;
    const amount = choice === "full" ? remaining : choice;
    requireRefundable(amount, remaining);
    if (isOnline)
      await requestRefund(
        tx,
        { paymentId: payment.id, amount, reason: "by staff", key: `staff ${key}` },
        now,
      );
    const after = await storeRefund(tx, locked, isOnline ? 0 : amount);
    await recordCorrection(tx, actor, { kind: "refunded", before: row, after, refund: amount, now });
    if (isOnline) await notifyRegistrant(tx, services, after, event, { kind: "refunded", refund: amount });
    return { refund: amount };
  });
}

function requireRefundable(amount: number, left: number): void {
  if (left <= 0) throw new AppError("BAD_REQUEST", "There is nothing left to refund.");
  if (amount <= 0) throw new AppError("BAD_REQUEST", "Enter how much to refund.");
  if (amount > left)
    throw new AppError("BAD_REQUEST", `At most ${formatDollars(left)} of this registration can be refunded.`);
}

/** Also increases the revision for an online refund. Otherwise staff who have not seen it could refund again. */
async function storeRefund(
  tx: Database,
  { row, now }: LockedRegistration,
  byHand: number,
): Promise<Registration> {
  const [stored] = await tx
    .update(registration)
    .set({ deskRefunded: row.deskRefunded + byHand, updatedAt: now })
    .where(eq(registration.id, row.id))
    .returning();
  if (!stored) throw new Error("A locked registration was gone.");
  return stored;
}
