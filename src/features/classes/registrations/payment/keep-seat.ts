import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { Payment } from "~/platform/payments/table";
import { announceSeats } from "../class-counts";
import { notifyRegistrant } from "../mail/notify-registrant";
import { recordRegistrationEvent, registrant } from "../record-registration-event";
import { registration } from "../table";
import { canStillHaveSeat } from "./can-still-have-seat";
import { lockPaidFor } from "./lock-paid-for";

/**
 * Keeps a seat whose payment takes days to arrive: the hold no longer expires. If it already expired, it is renewed if
 * a seat is free. Otherwise the money is refunded like any late payment.
 */
export async function keepSeat(tx: Database, services: DomainServices, payment: Payment): Promise<void> {
  const { row, event, now } = await lockPaidFor(tx, services, payment);
  if (!row || !event || row.duplicateOf) return;
  if (row.status !== "held" && !(await canStillHaveSeat(tx, services, row, event, now))) return;
  const [updated] = await tx
    .update(registration)
    .set({ status: "held", heldUntil: null, endedAt: null, updatedAt: now })
    .where(eq(registration.id, row.id))
    .returning();
  if (!updated) return;
  await recordRegistrationEvent(tx, registrant, "payment-awaited", updated, { status: row.status });
  await announceSeats(tx, event.id);
  await notifyRegistrant(tx, services, updated, event, { kind: "payment-awaited" });
}
