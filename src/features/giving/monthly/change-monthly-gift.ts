import { givingSettings } from "~/features/settings/shared/giving-settings";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { PaymentDeps } from "~/platform/payments/payment-deps";
import { cardPageOf, changeRecurring } from "~/platform/payments/recurring/change-recurring";
import type { AgreementChange } from "~/platform/payments/recurring/recurring-provider";
import { donorByToken } from "../donor/donor-by-token";
import { formatAmount } from "../format-amount";
import { SMALLEST_GIFT } from "../gift-form";
import { monthlyOfDonor } from "./monthly-of-donor";

/** What a donor's own page works with: the payment provider is asked at once. */
export type MonthlyDesk = DomainServices & PaymentDeps;

/**
 * Changes, pauses, resumes or stops a monthly gift, for whoever holds its donor's private link.
 * @throws AppError NOT_FOUND; VALIDATION_FAILED for an amount that cannot be given; as `changeRecurring`
 */
export async function changeMonthlyGift(
  desk: MonthlyDesk,
  token: string,
  monthlyGiftId: string,
  intent: AgreementChange,
): Promise<void> {
  const recurringId = await ownRecurring(desk, token, monthlyGiftId);
  if (intent.kind === "amount") await requireAmount(desk, intent.amount);
  await changeRecurring(desk, recurringId, intent);
}

/** Where the donor names another card. @throws as `changeMonthlyGift` */
export async function monthlyCardPage(
  desk: MonthlyDesk,
  token: string,
  monthlyGiftId: string,
  returnUrl: string,
): Promise<{ url: string }> {
  return cardPageOf(desk, await ownRecurring(desk, token, monthlyGiftId), returnUrl);
}

async function ownRecurring({ db }: MonthlyDesk, token: string, monthlyGiftId: string): Promise<string> {
  const { id } = await donorByToken(db, token);
  const found = (await monthlyOfDonor(db, id)).find(({ row }) => row.id === monthlyGiftId);
  if (!found) throw new AppError("NOT_FOUND", "There is no such monthly gift.");
  return found.recurring.id;
}

async function requireAmount({ db }: MonthlyDesk, cents: number): Promise<void> {
  const { largestGift } = await givingSettings(db);
  if (cents >= SMALLEST_GIFT && cents <= largestGift) return;
  const message =
    cents < SMALLEST_GIFT
      ? "The smallest gift is $1."
      : `The largest gift that can be made here is ${formatAmount(largestGift)}.`;
  throw new AppError("VALIDATION_FAILED", "Please check the amount.", {
    errors: [{ propertyName: "amount", message }],
  });
}
