import { redirect } from "react-router";
import { z } from "zod";
import { domainServices } from "~/platform/domain-services";
import type { RequestContext } from "~/server/context";
import { unreadableForm } from "~/server/submissions/read-form";
import { recurringOfDonor } from "../../monthly/change-monthly-gift";
import { sendYearlySummary } from "../../summary/send-yearly-summary";
import { actOnMonthlyGift } from "./act-on-monthly-gift";

/**
 * Runs the action of a form on a donor's private page, and redirects to the page.
 * @throws AppError the errors of the actions; VALIDATION_FAILED for an invalid amount
 */
export async function actOnGiving(
  context: RequestContext,
  token: string,
  posted: Record<string, string>,
): Promise<Response> {
  const privatePage = encodeURIComponent(token);
  if (posted.intent === "summary") {
    await sendYearlySummary(domainServices(context, context.env), token, Number(posted.year));
    return redirect(`/giving/${privatePage}?done=summary`, 303);
  }
  const id = z.uuid().safeParse(posted.gift);
  if (!id.success) throw unreadableForm();
  const recurringId = await recurringOfDonor(context, token, id.data);
  return actOnMonthlyGift(context, { recurringId, privatePage }, posted);
}
