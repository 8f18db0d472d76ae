import { AppError } from "../../errors/app-error";
import type { PaymentDeps } from "../payment-deps";
import { ProviderUnavailable } from "../payment-provider";
import { recurringById } from "./recurring-by-id";
import { type AgreementChange, RecurringRefused } from "./recurring-provider";
import { syncRecurring } from "./sync-recurring";
import type { RecurringPayment } from "./table";

/**
 * Asks the provider to change, pause, resume, or stop an agreement, and records the new state. Do not call it
 * within a transaction. If it fails in between, a webhook or the daily comparison completes it.
 * @throws AppError NOT_FOUND; BAD_REQUEST if the agreement has ended; UNAVAILABLE if the provider cannot be
 * reached, and then nothing has changed
 */
export async function changeRecurring(
  deps: PaymentDeps,
  id: string,
  intent: AgreementChange,
): Promise<RecurringPayment> {
  const { agreementId } = await running(deps, id);
  await asking(deps, () => deps.payments.recurring.changeAgreement(agreementId, intent));
  return syncRecurring(deps, id);
}

/** The provider's page on which the payer enters another card. @throws as `changeRecurring` */
export async function cardPageOf(deps: PaymentDeps, id: string, returnUrl: string): Promise<{ url: string }> {
  const { agreementId } = await running(deps, id);
  return asking(deps, () => deps.payments.recurring.cardPage(agreementId, returnUrl));
}

async function running(deps: PaymentDeps, id: string) {
  const { state, agreementId, provider } = await recurringById(deps.db, id);
  if (!agreementId || state === "ended" || provider !== deps.payments.name)
    throw new AppError("BAD_REQUEST", "This monthly payment is no longer active.");
  return { agreementId };
}

async function asking<Answer>(deps: PaymentDeps, question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof RecurringRefused) throw new AppError("BAD_REQUEST", error.message);
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.warn({ err: error }, "the payment provider cannot be reached");
    throw new AppError("UNAVAILABLE", "This cannot be changed right now. Please try again in a moment.", {
      headers: { "retry-after": "30" },
    });
  }
}
