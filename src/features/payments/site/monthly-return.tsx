import { data, redirect } from "react-router";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { monthlyReturnPath } from "~/platform/isomorphic/payment-addresses";
import { purposeOf } from "~/platform/payments/purpose-of";
import { recurringById } from "~/platform/payments/recurring/recurring-by-id";
import { syncRecurring } from "~/platform/payments/recurring/sync-recurring";
import { requestContext } from "~/server/context";
import { privateMeta } from "~/site/meta/private-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Section } from "~/ui/section/section";
import { paidCookie } from "../checkout/paid-cookie";
import { payerRole } from "../checkout/payer-cookie";
import type { Route } from "./+types/monthly-return";
import { returningId, syncOrRead } from "./return/look-up";
import { PaymentStatus } from "./return/payment-status";
import { isReloading, reloadHeaders } from "./return/reload-headers";

export const handle: PageHandle = { page: { personal: true } };

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(rootOf(matches), {
    title: "Your monthly payment",
    description: "The state of a monthly payment.",
    path: "/payment",
  });

/** The return address after agreeing to pay each month. The rules are the same as for a single payment. */
export async function loader({ params, url, request, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const id = await returningId(services, params.id);
  const recurring = await syncOrRead(
    services,
    () => syncRecurring(services, id),
    () => recurringById(services.db, id),
  );
  const { state, returnPath, cancelPath, checkoutUrl, payUntil } = recurring;
  if (payerRole(services, id, request) !== "owner")
    throw redirect(state === "expired" ? cancelPath : returnPath, 303);
  const purpose = purposeOf(services, recurring);
  if (state !== "open" && state !== "expired") {
    const privatePath = (await purpose.privatePath?.(services.db, recurring)) ?? returnPath;
    throw redirect(privatePath, { status: 303, headers: { "set-cookie": paidCookie(services.origin) } });
  }
  const standing = {
    here: monthlyReturnPath(id),
    state,
    amount: formatDollars(recurring.amount),
    subject: recurring.description,
    unpaid: purpose.unpaid,
    cancelPath,
    checkoutUrl: state === "open" && payUntil > services.now() ? checkoutUrl : null,
    isReloading: state === "open" && isReloading(url),
  };
  return data(standing, state === "open" ? { headers: reloadHeaders(url) } : undefined);
}

/** The page of a person whose first monthly payment has not arrived. */
export default function MonthlyPaymentReturn({ loaderData }: Route.ComponentProps) {
  return (
    <Section ground="sand" width="text">
      <PaymentStatus {...loaderData} />
    </Section>
  );
}
