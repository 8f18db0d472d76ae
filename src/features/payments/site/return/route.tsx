import { data, redirect } from "react-router";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { paymentReturnPath } from "~/platform/isomorphic/payment-addresses";
import { paymentById } from "~/platform/payments/payment-by-id";
import { purposeOf } from "~/platform/payments/purpose-of";
import { syncPayment } from "~/platform/payments/sync-payment";
import { requestContext } from "~/server/context";
import { privateMeta } from "~/site/meta/private-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Section } from "~/ui/section/section";
import { paidCookie } from "../../checkout/paid-cookie";
import { payerRole } from "../../checkout/payer-cookie";
import type { Route } from "./+types/route";
import { returningId, syncOrRead } from "./look-up";
import { PaymentStatus } from "./payment-status";
import { isReloading, reloadHeaders } from "./reload-headers";

export const handle: PageHandle = { page: { personal: true } };

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(rootOf(matches), {
    title: "Your payment",
    description: "The state of a payment.",
    path: "/payment",
  });

/**
 * The return address after the checkout. The browser that owns the payment is redirected to the private page of the
 * registration or gift. A browser with the payer's role sees the state of the payment, and nothing that it does not know.
 * Every other browser is redirected to the public thank-you page.
 */
export async function loader({ params, url, request, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const id = await returningId(services, params.id);
  const payment = await syncOrRead(
    services,
    () => syncPayment(services, id),
    () => paymentById(services.db, id),
  );
  const { state, returnPath, cancelPath, checkoutUrl, payUntil } = payment;
  const role = payerRole(services, id, request);
  if (!role) throw redirect(returnPath, 303);
  const purpose = purposeOf(services, payment);
  if (state === "paid" || state === "processing") {
    const paid = { status: 303, headers: { "set-cookie": paidCookie(services.origin) } };
    const privatePath = role === "owner" && (await purpose.privatePath?.(services.db, payment));
    if (privatePath) throw redirect(privatePath, paid);
    if (state === "paid" && role === "owner") throw redirect(returnPath, paid);
  }
  const isOver = state === "expired" || state === "failed";
  const startAgainPath = isOver && role === "owner" && (await purpose.startAgainPath?.(services.db, payment));
  const standing = {
    here: paymentReturnPath(id),
    state,
    amount: formatDollars(payment.amount),
    subject: payment.description,
    unpaid: purpose.unpaid,
    cancelPath: startAgainPath || cancelPath,
    checkoutUrl: state === "open" && payUntil > services.now() ? checkoutUrl : null,
    isReloading: state === "open" && isReloading(url),
  };
  if (state === "open") return data(standing, { headers: reloadHeaders(url) });
  if (state === "paid") return data(standing, { headers: { "set-cookie": paidCookie(services.origin) } });
  return data(standing);
}

/** The page of a payer whose payment has not arrived, or who does not own it. */
export default function PaymentReturn({ loaderData }: Route.ComponentProps) {
  return (
    <Section ground="sand" width="text">
      <PaymentStatus {...loaderData} />
    </Section>
  );
}
