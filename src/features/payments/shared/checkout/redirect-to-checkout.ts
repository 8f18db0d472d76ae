import { startCheckout } from "~/platform/payments/start-checkout";
import type { RequestContext } from "~/server/context";
import { payerCookie } from "../../checkout/payer-cookie";

/**
 * Where somebody pays, and the header by which their browser may learn of it when it comes back.
 * @throws AppError as `startCheckout`
 */
export async function redirectToCheckout(
  context: RequestContext,
  paymentId: string,
): Promise<{ url: string; headers: { "set-cookie": string } }> {
  const { url } = await startCheckout(context, paymentId);
  return { url, headers: { "set-cookie": payerCookie(context, paymentId) } };
}
