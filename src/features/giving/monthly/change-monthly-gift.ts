import { givingSettings } from "~/features/settings/shared/giving-settings";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { PaymentDeps } from "~/platform/payments/payment-deps";
import { changeRecurring } from "~/platform/payments/recurring/change-recurring";
import type { AgreementChange } from "~/platform/payments/recurring/recurring-provider";
import { donorByToken } from "../donor/donor-by-token";
import { SMALLEST_GIFT } from "../gift-form";
import { monthlyOfDonor } from "./monthly-of-donor";

/** Dependencies for changing monthly gifts. This calls the payment provider directly. */
export type MonthlyGiftDeps = DomainServices & PaymentDeps;

/**
 * Changes, pauses, resumes, or stops a monthly gift.
 * @param recurringId of a monthly gift that the caller may change
 * @throws AppError VALIDATION_FAILED for an amount outside the limits; the errors of `changeRecurring`
 */
export async function changeMonthlyGift(
  deps: MonthlyGiftDeps,
  recurringId: string,
  change: AgreementChange,
): Promise<void> {
  if (change.kind === "amount") await requireAmount(deps, change.amount);
  await changeRecurring(deps, recurringId, change);
}

/**
 * The recurring payment of a monthly gift, if it belongs to the donor with that private link.
 * @throws AppError NOT_FOUND
 */
export async function recurringOfDonor(
  { db }: Pick<MonthlyGiftDeps, "db">,
  token: string,
  monthlyGiftId: string,
): Promise<string> {
  const { id } = await donorByToken(db, token);
  const found = (await monthlyOfDonor(db, id)).find(({ row }) => row.id === monthlyGiftId);
  if (!found) throw new AppError("NOT_FOUND", "There is no such monthly gift.");
  return found.recurring.id;
}

async function requireAmount({ db }: MonthlyGiftDeps, cents: number): Promise<void> {
  const { largestGift } = await givingSettings(db);
  if (cents >= SMALLEST_GIFT && cents <= largestGift) return;
  const message =
    cents < SMALLEST_GIFT
      ? "The smallest gift is $1."
      : `The largest gift that can be made here is ${formatDollars(largestGift)}.`;
  throw new AppError("VALIDATION_FAILED", "Please check the amount.", {
    errors: [{ propertyName: "amount", message }],
  });
}
