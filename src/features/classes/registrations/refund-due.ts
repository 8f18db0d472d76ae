import { formatMoment } from "~/content/values/format-moment";
import type { Payment } from "~/platform/payments/table";
import type { ClassView } from "../class/class-views";
import { amountOwed } from "./staff/settle-price";
import type { Registration } from "./table";

const HOUR = 3_600_000;

type RefundPolicy = Pick<ClassView, "startsAt" | "refundUntilHours" | "lateRefundPercent">;

/** Until when a cancellation is refunded in full. */
export function fullRefundUntil({ startsAt, refundUntilHours }: RefundPolicy): Date {
  return new Date(+startsAt - refundUntilHours * HOUR);
}

/** The part of a payment, in cents, that is neither refunded nor being refunded. */
export function leftOf(payment: Payment | null | undefined): number {
  return payment?.state === "paid" ? payment.amount - payment.refundsCommitted : 0;
}

/**
 * The refund in cents for canceling a registration now. Excludes what the policy withheld for people of the group who
 * were canceled before.
 */
export function refundOfAll(
  policy: RefundPolicy,
  { price }: Pick<Registration, "price">,
  payment: Payment | null | undefined,
  now: Date,
): number {
  return refundDue(policy, Math.min(leftOf(payment), price), now);
}

/** One person's part of the price, in cents. */
export interface PartOfOne {
  part: number;
  /** The part that was paid online and can be refunded. */
  paid: number;
  /** The policy's refund for canceling the person now. */
  refund: number;
}

/**
 * A couple or a family pays one price, so canceling one person does not reduce it. Subtracts what the group still owes
 * after a move to a class that costs more.
 */
export function partOfOne(
  event: RefundPolicy & Pick<ClassView, "priceFor">,
  row: Pick<Registration, "price" | "people" | "deskPaid">,
  payment: Payment | null | undefined,
  now: Date,
): PartOfOne {
  const part = event.priceFor === "person" ? Math.floor(row.price / row.people) : 0;
  const paid = Math.min(leftOf(payment), Math.max(0, part - amountOwed(row, payment)));
  return { part, paid, refund: refundDue(event, paid, now) };
}

/** The refund in cents for canceling now: everything until some hours before the class starts, then a percentage. */
export function refundDue(policy: RefundPolicy, paid: number, now: Date): number {
  return now <= fullRefundUntil(policy) ? paid : Math.floor((paid * policy.lateRefundPercent) / 100);
}

/**
 * The refund policy of a class in sentences, with its dates.
 * @param timeZone IANA name of the hospital's time zone
 */
export function refundRule(policy: RefundPolicy, now: Date, timeZone: string): string {
  const late = policy.lateRefundPercent;
  const until = fullRefundUntil(policy);
  if (now > until)
    return late > 0
      ? `If you cancel before the class starts, you get ${late}% back.`
      : `No refund: the last day for a refund was ${formatMoment(until, timeZone)}.`;
  const full = `Full refund if you cancel by ${formatMoment(until, timeZone)}.`;
  if (late === 100) return "Full refund if you cancel before the class starts.";
  return late > 0 ? `${full} After that, you get ${late}% back.` : `${full} After that, there is no refund.`;
}
