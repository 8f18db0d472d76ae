import { redirect } from "react-router";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Button, ButtonLink } from "~/ui/button/button";
import { Section } from "~/ui/section/section";
import { confirmSubscription, subscriptionToConfirm } from "../confirm-subscription";
import { CONFIRM_WITHIN_DAYS } from "../confirm-within";
import type { Route } from "./+types/confirm";
import { linkLimit } from "./link-limit";
import styles from "./newsletter-page.module.css";
import { privatePageMeta } from "./private-page-meta";

export const handle: PageHandle = { page: { personal: true } };

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(rootOf(matches), "Confirm your email");

/** Mail programs open links before people do, so a GET request changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  await services.countUse(linkLimit);
  try {
    return await subscriptionToConfirm(domainServices(services, services.env), params.token);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  await services.countUse(linkLimit);
  const newsletter = domainServices(services, services.env);
  try {
    const { link } = await confirmSubscription(newsletter, params.token);
    return redirect(`/newsletter/${link}?done=confirm`, 303);
  } catch (error) {
    // The page then explains what to do.
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

/** Confirms a sign-up with a button. The confirmation email links to it. */
export default function Confirm({ loaderData: subscription }: Route.ComponentProps) {
  return (
    <Section width="text" className={styles.page}>
      {subscription ? (
        <>
          <h1 className={styles.heading}>Confirm that you want our news</h1>
          <p>
            Our news will come to <strong className={styles.address}>{subscription.email}</strong>.
          </p>
          <form method="post" noValidate>
            <Button type="submit" size="large">
              Yes, send me the newsletter
            </Button>
          </form>
          <p className={styles.quiet}>
            If you did not sign up, close this page. We will not send you anything.
          </p>
        </>
      ) : (
        <>
          <h1 className={styles.heading}>This link has expired</h1>
          <p>
            A link works for {CONFIRM_WITHIN_DAYS} days, and only the newest counts. Sign up once more, and we
            send you a new one.
          </p>
          <p>
            <ButtonLink href="/newsletter">Sign up again</ButtonLink>
          </p>
        </>
      )}
    </Section>
  );
}
