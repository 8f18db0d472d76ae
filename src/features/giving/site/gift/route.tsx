import { data } from "react-router";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { readForm, unreadableForm } from "~/server/submissions/read-form";
import { privateMeta } from "~/site/meta/private-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Alert } from "~/ui/alert/alert";
import { ButtonLink } from "~/ui/button/button";
import { Phone } from "~/ui/phone/phone";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import { giftByToken } from "../../gift/gift-by-token";
import { LINK_LIMIT } from "../link-limit";
import { actOnMonthlyGift } from "../own/act-on-monthly-gift";
import type { RefusedIntent } from "../own/intent-form";
import { MonthlyGift } from "../own/monthly-gift";
import type { Route } from "./+types/route";
import styles from "./gift.module.css";
import { GiftFacts } from "./gift-facts";
import { giftPageData, type ShownGift } from "./gift-page-data";

export const handle: PageHandle = { page: { personal: true } };

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(rootOf(matches), {
    title: "Your gift",
    description: "What you gave, and your receipt.",
    path: "/giving",
  });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  await services.countUse(LINK_LIMIT);
  const { token } = params;
  return { token, gift: await giftPageData(services, token), done: url.searchParams.get("done") ?? "" };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  await services.countUse(LINK_LIMIT);
  const posted = await readForm(request);
  const found = await giftByToken(domainServices(services, services.env), params.token);
  if (found.kind !== "monthly") throw unreadableForm();
  try {
    const page = { recurringId: found.recurring.id, privatePage: `gift/${params.token}` };
    return await actOnMonthlyGift(services, page, posted);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { intent = "", gift = "", ...values } = posted;
    const errors = error.more.errors ?? [{ propertyName: "", message: error.message }];
    return data({ intent, gift, values, errors } satisfies RefusedIntent, { status: error.status });
  }
}

/** The private page of one gift. The checkout and the email with the receipt link to it. */
export default function GiftRoute({ loaderData: { token, gift, done }, actionData }: Route.ComponentProps) {
  const refused = actionData as RefusedIntent | undefined;
  const { monthly, takesPayments, phone } = gift;
  return (
    <Section room="small" className={styles.page}>
      <header className={styles.head}>
        <p className={styles.kind}>{monthly ? "Your monthly gift" : "Your gift"}</p>
        <h1>{headingOf(gift)}</h1>
        <Words gift={gift} />
      </header>
      {DONE.has(done) && !refused && <Alert tone="good" title={DONE.get(done)} />}
      <GiftFacts gift={gift} token={token} />
      {monthly && gift.status === "monthly" && (
        <section className={styles.part} aria-labelledby="monthly">
          <h2 id="monthly">Change or stop your monthly gift</h2>
          <MonthlyGift gift={monthly} canChange={takesPayments} refused={refused} />
        </section>
      )}
      {gift.refundPolicy && ["given", "monthly"].includes(gift.status) && (
        <section className={styles.refunds} aria-labelledby="refunds">
          <h2 id="refunds">Refunds</h2>
          <RichText html={gift.refundPolicy} />
        </section>
      )}
      <footer className={styles.foot}>
        <ButtonLink href="/donate" look={gift.status === "not-paid" ? "give" : "quiet"}>
          {gift.status === "not-paid" ? "Give again" : "Make another gift"}
        </ButtonLink>
        {phone && (
          <p>
            Questions about your gift? Call us at <Phone number={phone} label="Questions about giving" />.
          </p>
        )}
      </footer>
    </Section>
  );
}

function headingOf({ status, name }: ShownGift): string {
  switch (status) {
    case "waiting":
      return "We are waiting for your payment";
    case "on-its-way":
      return "Your payment is on its way";
    case "not-paid":
      return "You were not charged";
    case "refunded":
      return "Your gift was refunded";
    default:
      return name ? `Thank you, ${name}` : "Thank you";
  }
}

function Words({ gift: { status, foundation, email, amount, monthly } }: { gift: ShownGift }) {
  switch (status) {
    case "waiting":
      return <p>The payment provider has not confirmed your payment. You were not charged yet.</p>;
    case "on-its-way":
      return (
        <p>
          The payment method you chose takes a few days. You do not need to do anything. We will email your
          receipt{email && ` to ${email}`} when the payment arrives.
        </p>
      );
    case "not-paid":
      return <p>Your payment did not arrive, so your gift was not made.</p>;
    case "refunded":
      return <p>We refunded your gift the way you paid it. Your bank may take up to ten days.</p>;
    default:
      return (
        <p className={styles.lead}>
          Your gift of <strong>{amount}</strong>
          {monthly && " each month"} to {foundation} is confirmed.
          {email && ` We sent your receipt to ${email}.`}
        </p>
      );
  }
}

const DONE = new Map([
  ["amount", "The amount was changed"],
  ["pause", "Your monthly gift is paused"],
  ["resume", "Your monthly gift continues"],
  ["stop", "Your monthly gift was stopped"],
]);
