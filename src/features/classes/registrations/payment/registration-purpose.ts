import { eq } from "drizzle-orm";
import { dayAt } from "~/content/values/day-at";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { PaymentPurpose } from "~/platform/payments/payment-purpose";
import { requestRefund } from "~/platform/payments/request-refund";
import type { Payment } from "~/platform/payments/table";
import type { ClassView } from "../../class/class-views";
import { classEvent } from "../../class/table";
import { announceSeats } from "../class-counts";
import { notifyRegistrant } from "../mail/notify-registrant";
import { recordRegistrationEvent, registrant } from "../record-registration-event";
import { privatePath } from "../registration-link";
import { settleSeats } from "../seats/settle-seats";
import { type Registration, registration } from "../table";
import { canStillHaveSeat } from "./can-still-have-seat";
import { REGISTRATION_PURPOSE } from "./hold-for-payment";
import { keepSeat } from "./keep-seat";
import { lockPaidFor } from "./lock-paid-for";

/**
 * Handles a registration's payment that arrives, arrives late, or fails. A late payment gets a seat if one is free;
 * otherwise it is refunded.
 */
export function registrationPurpose(services: DomainServices): PaymentPurpose {
  return {
    name: REGISTRATION_PURPOSE,
    unpaid: "Your seat is no longer held for you.",

    async paid(tx, payment) {
      const { row, event, now } = await lockPaidFor(tx, services, payment);
      if (!row || !event) return refundLatePayment(tx, payment, "nothing left to pay for", services.now());
      if (row.duplicateOf) return refundRepetition(tx, services, payment, row, event);
      if (row.status === "confirmed") return;
      const isHeld = row.status === "held";
      if (!isHeld && !(await canStillHaveSeat(tx, services, row, event, now))) {
        await refundLatePayment(tx, payment, "seat no longer free", now);
        await notifyRegistrant(tx, services, row, event, { kind: "paid-too-late", refund: payment.amount });
        return;
      }
      await confirm(tx, services, payment, row, event, now);
    },

    processing: (tx, payment) => keepSeat(tx, services, payment),
    expired: (tx, payment) => freeSeat(tx, services, payment),
    failed: (tx, payment) => freeSeat(tx, services, payment),

    /**
     * Records refunds that staff made at the payment provider. For other refunds, the code that requested them notifies
     * the person.
     */
    async refunded(tx, payment, refund) {
      if (refund.key !== null) return;
      const { row, event } = await lockPaidFor(tx, services, payment);
      if (row && event)
        await notifyRegistrant(tx, services, row, event, { kind: "refunded", refund: refund.amount });
    },

    async privatePath(db, { subjectId }) {
      const [row] = await db.select().from(registration).where(eq(registration.id, subjectId));
      if (!row?.person) return undefined;
      return privatePath(db, services, row);
    },

    async startAgainPath(db, { subjectId }) {
      const [row] = await db
        .select({ slug: classEvent.slug })
        .from(registration)
        .innerJoin(classEvent, eq(classEvent.id, registration.classId))
        .where(eq(registration.id, subjectId));
      return row && `/classes/${row.slug}/register`;
    },
  };
}

async function confirm(
  tx: Database,
  services: DomainServices,
  payment: Payment,
  row: Registration,
  event: ClassView,
  now: Date,
): Promise<void> {
  const [confirmed] = await tx
    .update(registration)
    .set({
      status: "confirmed",
      confirmedAt: now,
      heldUntil: null,
      endedAt: null,
      paymentId: payment.id,
      updatedAt: now,
    })
    .where(eq(registration.id, row.id))
    .returning();
  if (!confirmed) return;
  await recordRegistrationEvent(tx, registrant, "paid", confirmed, { status: row.status });
  await announceSeats(tx, event.id);
  const on = dayAt(payment.paidAt ?? now, services.timeZone).words;
  const receipt = { amount: payment.amount, on };
  await notifyRegistrant(tx, services, confirmed, event, { kind: "confirmed", receipt });
}

async function freeSeat(tx: Database, services: DomainServices, payment: Payment): Promise<void> {
  const { row, event, now } = await lockPaidFor(tx, services, payment);
  if (!row || !event || row.status !== "held" || row.paymentId !== payment.id) return;
  const [ended] = await tx
    .update(registration)
    .set({ status: "expired", endedAt: now, updatedAt: now })
    .where(eq(registration.id, row.id))
    .returning();
  if (!ended) return;
  await recordRegistrationEvent(tx, registrant, "expired", ended, { status: row.status });
  await notifyRegistrant(tx, services, ended, event, { kind: "hold-expired" });
  await settleSeats(tx, services, event, now);
  await announceSeats(tx, event.id);
}

async function refundRepetition(
  tx: Database,
  services: DomainServices,
  payment: Payment,
  row: Registration,
  event: ClassView,
): Promise<void> {
  await refundLatePayment(tx, payment, "registered already", services.now());
  const [first] = await tx
    .select()
    .from(registration)
    .where(eq(registration.id, row.duplicateOf ?? row.id));
  if (first)
    await notifyRegistrant(tx, services, first, event, { kind: "paid-twice", refund: payment.amount });
}

async function refundLatePayment(tx: Database, payment: Payment, reason: string, now: Date): Promise<void> {
  await requestRefund(tx, { paymentId: payment.id, reason, key: "not-honoured" }, now);
}
