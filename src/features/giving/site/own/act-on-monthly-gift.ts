import { redirect } from "react-router";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { cardPageOf } from "~/platform/payments/recurring/change-recurring";
import type { AgreementChange } from "~/platform/payments/recurring/recurring-provider";
import type { RequestContext } from "~/server/context";
import { unreadableForm } from "~/server/submissions/read-form";
import { changeMonthlyGift } from "../../monthly/change-monthly-gift";
import { readAmount } from "../../read-amount";
import { refuseWithoutPayments } from "../../refuse-without-payments";
import { returnCookie } from "../return/return-cookie";

/** The actions on a donor's private page. */
export type Intent = "amount" | "pause" | "resume" | "stop" | "card" | "summary";

interface MonthlyGiftPage {
  recurringId: string;
  /** The path of the private page below `/giving/`. */
  privatePage: string;
}

/**
 * Runs an action on a monthly gift. Redirects to the private page, or to the provider's page to change the card.
 * @throws AppError the errors of `changeMonthlyGift`; BAD_REQUEST; VALIDATION_FAILED for an invalid amount
 */
export async function actOnMonthlyGift(
  context: RequestContext,
  { recurringId, privatePage }: MonthlyGiftPage,
  { intent = "", amount = "" }: Record<string, string>,
): Promise<Response> {
  const services = domainServices(context, context.env);
  await refuseWithoutPayments(context.db, services);
  const deps = { ...context, ...services };
  if (intent === "card") {
    const { url } = await cardPageOf(deps, recurringId, `${context.origin}/giving/return`);
    return redirect(url, {
      status: 303,
      headers: { "set-cookie": returnCookie(privatePage, context.origin) },
    });
  }
  await changeMonthlyGift(deps, recurringId, agreementChange(intent, amount));
  return redirect(`/giving/${privatePage}?done=${intent}`, 303);
}

function agreementChange(intent: string, typed: string): AgreementChange {
  if (intent === "pause" || intent === "resume" || intent === "stop") return { kind: intent };
  if (intent !== "amount") throw unreadableForm();
  const amount = readAmount(typed);
  if (amount !== undefined) return { kind: "amount", amount };
  throw new AppError("VALIDATION_FAILED", "Please check the amount.", {
    errors: [{ propertyName: "amount", message: "Enter the amount in dollars, such as 50 or 49.95." }],
  });
}
