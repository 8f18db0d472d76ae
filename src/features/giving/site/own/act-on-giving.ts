import { redirect } from "react-router";
import { z } from "zod";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { AgreementChange } from "~/platform/payments/recurring/recurring-provider";
import type { RequestContext } from "~/server/context";
import { changeMonthlyGift, monthlyCardPage } from "../../monthly/change-monthly-gift";
import { readAmount } from "../../read-amount";
import { refuseWithoutPayments } from "../../refuse-without-payments";
import { sendYearlySummary } from "../../summary/send-yearly-summary";
import { wayBack } from "../return/way-back";

/** What can be done by a donor's private link. */
export type Intent = "amount" | "pause" | "resume" | "stop" | "card" | "summary";

/**
 * Does what a form of the private page asks for, and leads on.
 * @throws AppError as the verbs do; VALIDATION_FAILED for an amount that is none
 */
export async function actOnGiving(
  context: RequestContext,
  token: string,
  { intent = "", gift = "", ...values }: Record<string, string>,
): Promise<Response> {
  const services = domainServices(context, context.env);
  const path = `/giving/${encodeURIComponent(token)}`;
  if (intent === "summary") {
    await sendYearlySummary(services, token, Number(values.year));
    return redirect(`${path}?done=summary`, 303);
  }
  const id = z.uuid().safeParse(gift);
  if (!id.success) throw new AppError("BAD_REQUEST", "This form could not be read.");
  await refuseWithoutPayments(context.db, services);
  const desk = { ...context, ...services };
  if (intent === "card") {
    const { url } = await monthlyCardPage(desk, token, id.data, `${context.origin}/giving/return`);
    return redirect(url, { status: 303, headers: { "set-cookie": wayBack(token, context.origin) } });
  }
  await changeMonthlyGift(desk, token, id.data, agreementChange(intent, values.amount ?? ""));
  return redirect(`${path}?done=${intent}`, 303);
}

function agreementChange(intent: string, typed: string): AgreementChange {
  if (intent === "pause" || intent === "resume" || intent === "stop") return { kind: intent };
  if (intent !== "amount") throw new AppError("BAD_REQUEST", "This form could not be read.");
  const amount = readAmount(typed);
  if (amount !== undefined) return { kind: "amount", amount };
  throw new AppError("VALIDATION_FAILED", "Please check the amount.", {
    errors: [{ propertyName: "amount", message: "Enter the amount in dollars, such as 50 or 49.95." }],
  });
}
