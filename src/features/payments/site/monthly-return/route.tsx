import { redirect } from "react-router";
import { z } from "zod";
import { AppError } from "~/platform/errors/app-error";
import { ProviderUnavailable } from "~/platform/payments/payment-provider";
import { recurringById } from "~/platform/payments/recurring/recurring-by-id";
import { syncRecurring } from "~/platform/payments/recurring/sync-recurring";
import type { RecurringPayment } from "~/platform/payments/recurring/table";
import { type RequestContext, requestContext } from "~/server/context";
import type { PageHandle } from "~/site/page-handle";
import { paidCookie } from "../../checkout/paid-cookie";
import type { Route } from "./+types/route";

export const handle: PageHandle = { page: { personal: true } };

const LIMIT = { name: "payment-return", times: 60, seconds: 600 };

/** Where somebody comes back to who agreed to pay each month: looks what became of it, and leads on. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = z.uuid().safeParse(params.id);
  if (!id.success) throw new AppError("NOT_FOUND", "There is no such payment.");
  const services = context.get(requestContext);
  await services.countUse(LIMIT);
  const { state, returnPath, cancelPath } = await lookInto(services, id.data);
  if (state === "expired") return redirect(cancelPath, 303);
  return redirect(returnPath, { status: 303, headers: { "set-cookie": paidCookie(services.origin) } });
}

/** A provider that does not answer keeps nobody waiting: its webhook follows. */
async function lookInto(services: RequestContext, id: string): Promise<RecurringPayment> {
  try {
    return await syncRecurring(services, id);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, recurring: id }, "the payment provider cannot be reached");
    return recurringById(services.db, id);
  }
}
