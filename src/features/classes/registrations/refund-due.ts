import type { ClassView } from "../class/class-views";

const HOUR = 3_600_000;

/**
 * Cents that somebody gets back who cancels now, by the policy of the class: everything until some hours before it begins, then a
 * part of it.
 */
export function refundDue(
  { startsAt, refundUntilHours, lateRefundPercent }: RefundPolicy,
  paid: number,
  now: Date,
): number {
  const isEarly = +now <= +startsAt - refundUntilHours * HOUR;
  return isEarly ? paid : Math.floor((paid * lateRefundPercent) / 100);
}

type RefundPolicy = Pick<ClassView, "startsAt" | "refundUntilHours" | "lateRefundPercent">;
