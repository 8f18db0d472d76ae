import { redirect } from "react-router";
import { z } from "zod";
import { AppError } from "~/platform/errors/app-error";
import { paymentById } from "~/platform/payments/payment-by-id";
import { ProviderUnavailable } from "~/platform/payments/payment-provider";
import { paymentReturnPath } from "~/platform/payments/payment-return-path";
import { purposeOf } from "~/platform/payments/purpose-of";
import { syncPayment } from "~/platform/payments/sync-payment";
import type { Payment } from "~/platform/payments/table";
import { type RequestContext, requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Section } from "~/ui/section/section";
import { paidCookie } from "../../checkout/paid-cookie";
import { isPayer } from "../../checkout/payer-cookie";
import type { Route } from "./+types/route";
import { PaymentStanding } from "./payment-standing";

export const handle: PageHandle = { page: { personal: true } };

/** The same as a webhook leads to, so that somebody who comes back before one finds their payment noted. */
const LIMIT = { name: "payment-return", times: 60, seconds: 600 };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(rootOf(matches), {
    title: "Your payment",
    description: "What became of a payment.",
    path: "/payment",
    indexed: false,
  }),
  { name: "referrer", content: "no-referrer" },
];

/**
 * Where a payer comes back to: looks what became of it, and leads on. Only the browser in which they began is told what that is;
 * everybody else is thanked, whatever it is.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = z.uuid().safeParse(params.id);
  if (!id.success) throw new AppError("NOT_FOUND", "There is no such payment.");
  const services = context.get(requestContext);
  await services.countUse(LIMIT);
  const payment = await lookInto(services, id.data);
  const { state, returnPath, cancelPath, checkoutUrl, payUntil } = payment;
  if (!isPayer(services, id.data, request)) throw redirect(returnPath, 303);
  const purpose = purposeOf(services, payment);
  if (state === "paid") {
    const path = (await purpose.returnPath?.(services.db, payment)) ?? returnPath;
    throw redirect(path, { status: 303, headers: { "set-cookie": paidCookie(services.origin) } });
  }
  const canPay = state === "open" && payUntil > services.now();
  return {
    here: paymentReturnPath(id.data),
    state,
    unpaid: purpose.unpaid,
    cancelPath,
    checkoutUrl: canPay ? checkoutUrl : null,
  };
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

/** What a payer finds whose money has not come. */
export default function PaymentReturn({ loaderData }: Route.ComponentProps) {
  return (
    <Section ground="sand" width="text">
      <PaymentStanding {...loaderData} />
    </Section>
  );
}
