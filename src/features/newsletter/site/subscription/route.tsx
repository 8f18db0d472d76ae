import { data } from "react-router";
import { publishedSettings } from "~/features/settings/shared/site-settings";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { lastOf, readWholeForm } from "~/server/submissions/read-form";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Alert } from "~/ui/alert/alert";
import { Section } from "~/ui/section/section";
import { subscriptionByToken } from "../../subscription-by-token";
import { linkLimit } from "../link-limit";
import styles from "../newsletter-page.module.css";
import { privatePageMeta } from "../private-page-meta";
import type { Route } from "./+types/route";
import { actOnSubscription } from "./act-on-subscription";
import { Leave, Preferences, type RefusedChange, Return } from "./subscription-forms";

export const handle: PageHandle = { page: { personal: true } };

export const meta: Route.MetaFunction = ({ matches }) => privatePageMeta(rootOf(matches), "Your newsletter");

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  await services.countUse(linkLimit);
  const [subscription, settings] = await Promise.all([
    subscriptionByToken(domainServices(services, services.env), params.token),
    publishedSettings(services.db),
  ]);
  return { subscription, topics: settings?.newsletterTopics ?? [], done: url.searchParams.get("done") ?? "" };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  await services.countUse(linkLimit);
  const { values: form } = await readWholeForm(request);
  try {
    return await actOnSubscription(services, params.token, form);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "NOT_FOUND") throw error;
    const errors = error.more.errors ?? [{ propertyName: "", message: error.message }];
    return data({ values: lastOf(form), errors } satisfies RefusedChange, { status: error.status });
  }
}

/** A subscriber's private page: topics, details, and unsubscribing. */
export default function Subscription({ loaderData, actionData }: Route.ComponentProps) {
  const { subscription, topics, done } = loaderData;
  const { state, person } = subscription;
  return (
    <Section width="text" className={styles.page}>
      <h1 className={styles.heading}>Your newsletter</h1>
      {DONE.has(done) && <Alert tone="good" title={DONE.get(done)} />}
      {state === "confirmed" && person && (
        <>
          <p>
            It goes to <strong className={styles.address}>{person.email}</strong>. To use another address,
            sign up with the new one, then unsubscribe this one.
          </p>
          <Preferences person={person} topics={topics} refused={actionData as RefusedChange | undefined} />
          <Leave />
        </>
      )}
      {state === "pending" && (
        <>
          <p>Your email address is not confirmed yet. Press the button in the email that we sent you.</p>
          <Leave />
        </>
      )}
      {(state === "unsubscribed" || state === "suppressed") && (
        <Return canReturn={state === "unsubscribed" && person !== null} />
      )}
    </Section>
  );
}

const DONE = new Map([
  ["confirm", "You are on the list. Thank you!"],
  ["change", "Your choices were saved"],
  ["return", "Welcome back: you are on the list again"],
]);
