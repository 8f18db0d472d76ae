import { redirect } from "react-router";
import { z } from "zod";
import { AppError } from "~/platform/errors/app-error";
import { paymentById } from "~/platform/payments/payment-by-id";
import { ProviderUnavailable } from "~/platform/payments/payment-provider";
import { syncPayment } from "~/platform/payments/sync-payment";
import type { Payment } from "~/platform/payments/table";
import { type RequestContext, requestContext } from "~/web/context";
import type { PageHandle } from "~/web/page-handle";
import type { Route } from "./+types/route";

export const handle: PageHandle = { page: { personal: true } };

/** The same as a webhook leads to, so that somebody who comes back before one finds their payment noted. */
const LIMIT = { name: "payment-return", times: 60, seconds: 600 };

/** Where a payer comes back to: looks what became of it, and leads on. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = z.uuid().safeParse(params.id);
  if (!id.success) throw new AppError("NOT_FOUND", "There is no such payment.");
  const services = context.get(requestContext);
  await services.countUse(LIMIT);
  const { state, returnPath, cancelPath } = await lookInto(services, id.data);
  return redirect(state === "expired" || state === "failed" ? cancelPath : returnPath, 303);
}

/** A provider that does not answer keeps nobody waiting: its webhook follows. */
async function lookInto(services: RequestContext, id: string): Promise<Payment> {
  try {
    return await syncPayment(services, id);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, payment: id }, "the payment provider cannot be reached");
    return paymentById(services.db, id);
  }
}
