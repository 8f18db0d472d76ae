import { formatMoment } from "~/content/values/format-moment";
import type { ClassView } from "../class/class-views";

const HOUR = 3_600_000;

type RefundPolicy = Pick<ClassView, "startsAt" | "refundUntilHours" | "lateRefundPercent">;

/** Until when a cancellation is refunded in full. */
export function fullRefundUntil({ startsAt, refundUntilHours }: RefundPolicy): Date {
  return new Date(+startsAt - refundUntilHours * HOUR);
}

/** The refund in cents for canceling now: everything until some hours before the class starts, then a part. */
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
