import { dayAt } from "~/content/values/day-at";
import type { GivingSettings } from "~/features/settings/shared/giving-settings";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { type GivingByToken, yearOf } from "../donor/giving-by-token";
import { giverLines } from "../receipt/receipt-for";

/** The text of a yearly summary: what a tax return needs, on one page. */
export interface YearlySummary {
  year: number;
  organization: { name: string; taxId: string; address: string };
  /** The donor's name and address, one per line. */
  donor: string[];
  /** Oldest first, minus refunds. */
  gifts: { number: string; date: string; designation: string; amount: string; refunded: string }[];
  total: string;
  statement: string;
}

/** Undefined if there are no gifts in that year. */
export function yearlySummary(
  { giver, gifts }: Pick<GivingByToken, "giver" | "gifts">,
  year: number,
  settings: GivingSettings,
  timeZone: string,
): YearlySummary | undefined {
  const given = gifts.filter(({ givenAt }) => givenAt && yearOf(givenAt, timeZone) === year).toReversed();
  if (given.length === 0) return undefined;
  return {
    year,
    organization: {
      name: settings.foundationLegalName,
      taxId: settings.foundationTaxId,
      address: settings.foundationAddress,
    },
    donor: giver ? giverLines(giver) : [],
    gifts: given.map(({ receiptNumber, givenAt, designation, amount, refunded }) => ({
      number: receiptNumber ?? "",
      designation,
      amount: formatDollars(amount - refunded),
      date: dayAt(givenAt ?? new Date(0), timeZone).words,
      refunded: refunded > 0 ? formatDollars(refunded) : "",
    })),
    total: formatDollars(given.reduce((cents, { amount, refunded }) => cents + amount - refunded, 0)),
    statement: settings.giftStatement,
  };
}
