import { redirect } from "react-router";
import { z } from "zod";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { AgreementDeed } from "~/platform/payments/recurring/recurring-provider";
import type { RequestContext } from "~/server/context";
import { changeMonthlyGift, monthlyCardPage } from "../../monthly/change-monthly-gift";
import { readAmount } from "../../read-amount";
import { refuseWithoutPayments } from "../../refuse-without-payments";
import { sendYearlySummary } from "../../summary/send-yearly-summary";
import { wayBack } from "../return/way-back";

/** What can be done by a donor's private link. */
export type Deed = "amount" | "pause" | "resume" | "stop" | "card" | "summary";

/**
 * Does what a form of the private page asks for, and leads on.
 * @throws AppError as the verbs do; VALIDATION_FAILED for an amount that is none
 */
export async function actOnGiving(
  context: RequestContext,
  token: string,
  { deed = "", gift = "", ...values }: Record<string, string>,
): Promise<Response> {
  const services = domainServices(context, context.env);
  const path = `/giving/${encodeURIComponent(token)}`;
  if (deed === "summary") {
    await sendYearlySummary(services, token, Number(values.year));
    return redirect(`${path}?done=summary`, 303);
  }
  const id = z.uuid().safeParse(gift);
  if (!id.success) throw new AppError("BAD_REQUEST", "This form could not be read.");
  await refuseWithoutPayments(context.db, services);
  const desk = { ...context, ...services };
  if (deed === "card") {
    const { url } = await monthlyCardPage(desk, token, id.data, `${context.origin}/giving/return`);
    return redirect(url, { status: 303, headers: { "set-cookie": wayBack(token, context.origin) } });
  }
  await changeMonthlyGift(desk, token, id.data, agreementDeed(deed, values.amount ?? ""));
  return redirect(`${path}?done=${deed}`, 303);
}

function agreementDeed(deed: string, typed: string): AgreementDeed {
  if (deed === "pause" || deed === "resume" || deed === "stop") return { kind: deed };
  if (deed !== "amount") throw new AppError("BAD_REQUEST", "This form could not be read.");
  const amount = readAmount(typed);
  if (amount !== undefined) return { kind: "amount", amount };
  throw new AppError("VALIDATION_FAILED", "Please check the amount.", {
    errors: [{ propertyName: "amount", message: "Enter the amount in dollars, such as 50 or 49.95." }],
  });
}
