import { RenderBlocks } from "~/content/blocks/render-blocks";
import { presentPage } from "~/features/pages/shared/page/present-page";
import { splitOpening } from "~/features/pages/shared/site/split-opening";
import { blockContext } from "~/server/block-context";
import { requestContext } from "~/server/context";
import { acceptSubmission } from "~/server/submissions/accept-submission";
import type { RefusedForm } from "~/server/submissions/refuse-form";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Alert } from "~/ui/alert/alert";
import { Section } from "~/ui/section/section";
import { newsletterSignUp } from "../newsletter-sign-up";
import { NewsletterForm } from "../sign-up/newsletter-form";
import { WhatYouGet } from "../sign-up/what-you-get";
import type { Route } from "./+types/route";
import styles from "./route.module.css";

export const handle: PageHandle = { page: { searchParams: ["thanks"] } };

const PATH = "/newsletter";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(rootOf(matches), {
    title: loaderData?.page?.title ?? "Newsletter",
    description:
      loaderData?.page?.description ??
      "News of the hospital's foundation by email, a few times a year. Unsubscribe at any time.",
    path: PATH,
    image: loaderData?.page?.shareImage,
    record: loaderData?.page ? `pages/${loaderData.page.id}` : undefined,
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await presentPage(await blockContext(context.get(requestContext)), PATH);
  return { thanks: url.searchParams.has("thanks"), page };
}

/**
 * Handles posts of this page and of the footer's form without JavaScript. With JavaScript, the form is sent to the API.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  return acceptSubmission(request, services, newsletterSignUp(services));
}

/** The newsletter's page: the sign-up form between blocks that staff edit. */
export default function Newsletter({ loaderData: { thanks, page }, actionData }: Route.ComponentProps) {
  const { opening, more } = splitOpening(page?.blocks ?? []);
  return (
    <>
      <Section room="small" className={styles.page}>
        <h1 className={styles.heading} data-dialog-title>
          {opening?.heading || "Get our news by email"}
        </h1>
        {opening?.lead && <p className={styles.lead}>{opening.lead}</p>}
        {thanks && (
          <Alert tone="good" title="Thank you! One more step">
            <p>An email is on its way to you. Press the button in it to finish signing up.</p>
            <p>No email after ten minutes? Look in your spam folder, then sign up again.</p>
          </Alert>
        )}
        <div className={styles.columns}>
          <NewsletterForm id="newsletter" refused={actionData as RefusedForm | undefined} />
          <WhatYouGet />
        </div>
      </Section>
      <RenderBlocks blocks={more} />
    </>
  );
}
