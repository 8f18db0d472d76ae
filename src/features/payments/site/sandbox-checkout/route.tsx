import { redirect } from "react-router";
import { z } from "zod";
import { AppError } from "~/platform/errors/app-error";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { sandboxCheckoutPath } from "~/platform/isomorphic/payment-addresses";
import { changeSandboxAgreement } from "~/platform/payments/sandbox/change-sandbox-agreement";
import { changeSandboxCheckout } from "~/platform/payments/sandbox/change-sandbox-checkout";
import { sandboxAgreementOf } from "~/platform/payments/sandbox/sandbox-agreement-of";
import { sandboxCheckoutById } from "~/platform/payments/sandbox/sandbox-checkout-by-id";
import type { SandboxCheckout } from "~/platform/payments/sandbox/table";
import { type RequestContext, requestContext } from "~/server/context";
import { readForm } from "~/server/submissions/read-form";
import { privateMeta } from "~/site/meta/private-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Alert } from "~/ui/alert/alert";
import { Icon } from "~/ui/icon/icon";
import { Section } from "~/ui/section/section";
import { Tag } from "~/ui/tag/tag";
import type { Route } from "./+types/route";
import { AgreementSteps } from "./agreement-steps";
import { CheckoutSteps } from "./checkout-steps";
import styles from "./sandbox-checkout.module.css";

export const handle: PageHandle = { page: { personal: true } };

const LIMIT = { name: "sandbox-checkout", times: 60, seconds: 600 };
const intents = z.enum(["pay", "decline", "pay-later", "fail-later", "settle", "bounce"]);
/** For monthly payments that have started. */
const months = z.enum(["next-month", "next-month-fails", "mend-card"]);

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(rootOf(matches), {
    title: "Test payment",
    description: "A checkout for trying the site out: no card is asked for, and no money moves.",
    path: "/sandbox-checkout",
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const checkout = await checkoutAt(services, params.id);
  const { amount, description, state, declinedAt, returnUrl, cancelUrl } = checkout;
  const agreement = await sandboxAgreementOf(services.db, checkout);
  return {
    agreement: agreement && agreement.state !== "open" ? agreement.state : null,
    isMonthly: agreement !== undefined,
    description,
    state,
    isDeclined: declinedAt !== null,
    amount: formatDollars(amount),
    // Both addresses are on this site's origin.
    returnPath: pathOf(returnUrl),
    cancelPath: pathOf(cancelUrl),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const { id, agreementId, returnUrl } = await checkoutAt(services, params.id);
  await services.countUse(LIMIT);
  const posted = (await readForm(request)).intent;
  const month = months.safeParse(posted);
  if (agreementId && month.success) {
    await changeSandboxAgreement(services.db, agreementId, { kind: month.data }, services.now());
    return redirect(sandboxCheckoutPath(id), 303);
  }
  const intent = intents.safeParse(posted);
  if (!intent.success) throw new AppError("BAD_REQUEST", "Please choose what should happen.");
  await changeSandboxCheckout(services.db, id, intent.data, services.now());
  return redirect(intent.data === "decline" ? sandboxCheckoutPath(id) : pathOf(returnUrl), 303);
}

/** With a real provider, this page does not exist. */
async function checkoutAt(
  { db, payments, now }: RequestContext,
  id: string | undefined,
): Promise<SandboxCheckout> {
  const isHere = payments.name === "sandbox" && z.uuid().safeParse(id).success;
  const checkout = isHere && id ? await sandboxCheckoutById(db, id, now()) : undefined;
  if (!checkout) throw new AppError("NOT_FOUND", "There is no such checkout.");
  return checkout;
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

export default function SandboxCheckoutPage({ loaderData }: Route.ComponentProps) {
  const { amount, description } = loaderData;
  return (
    <Section ground="sand" width="text">
      <div className={styles.heading}>
        <Tag tone="notice" icon="info">
          Test payment
        </Tag>
        <h1>Try out the payment</h1>
        <p>
          On the hospital’s real site, this is where a visitor pays. Here nobody asks for a card, and no money
          moves.
        </p>
      </div>
      <div className={styles.sheet}>
        <dl className={styles.bill}>
          <div>
            <dt>For</dt>
            <dd>{description}</dd>
          </div>
          <div className={styles.total}>
            <dt>To pay</dt>
            <dd>
              {amount}
              {loaderData.isMonthly && " each month"}
            </dd>
          </div>
        </dl>
        {loaderData.state === "open" && loaderData.isDeclined && (
          <Alert tone="urgent" title="The card was declined">
            <p>Nothing was paid. Try again, or choose something else.</p>
          </Alert>
        )}
        {loaderData.agreement ? (
          <AgreementSteps state={loaderData.agreement} returnPath={loaderData.returnPath} />
        ) : (
          <CheckoutSteps {...loaderData} />
        )}
      </div>
      <p className={styles.note}>
        <Icon name="info" /> Payments are a test as long as no payment provider is configured.
      </p>
    </Section>
  );
}
