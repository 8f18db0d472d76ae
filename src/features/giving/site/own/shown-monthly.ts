import { dayAt } from "~/content/values/day-at";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { MonthlyOfDonor } from "../../monthly/monthly-of-donor";

export type ShownMonthly = ReturnType<typeof shownMonthly>;

/**
 * A monthly gift for the donor's private page.
 * @param timeZone IANA name of the hospital's time zone
 */
export function shownMonthly({ row, recurring }: MonthlyOfDonor, timeZone: string) {
  const { amount, nextChargeAt } = recurring;
  return {
    id: row.id,
    designation: row.designation,
    state: recurring.state,
    amount: formatDollars(amount),
    dollars: dollarsTyped(amount),
    next: nextChargeAt ? dayAt(nextChargeAt, timeZone).words : "",
    since: dayAt(row.createdAt, timeZone).words,
  };
}

/** Cents in the format in which a person types dollars. */
function dollarsTyped(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
