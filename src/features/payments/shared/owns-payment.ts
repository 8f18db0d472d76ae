import type { RequestContext } from "~/server/context";
import { payerRole } from "../checkout/payer-cookie";

/**
 * Whether the browser's cookie proves that it started a payment as its owner, in the last two hours.
 * @param request the visitor's
 */
export function ownsPayment(context: RequestContext, request: Request, paymentId: string): boolean {
  return payerRole(context, paymentId, request) === "owner";
}
