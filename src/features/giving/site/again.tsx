import { redirect, useNavigate } from "react-router";
import { RenderBlocks } from "~/content/blocks/render-blocks";
import { takesPayments } from "~/platform/payments/payment-mode";
import { requestContext } from "~/server/context";
import { privateMeta } from "~/site/meta/private-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Alert } from "~/ui/alert/alert";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Section } from "~/ui/section/section";
import { PageForm } from "../blocks/donate-panel/page-form";
import { campaignById } from "../campaign/campaign-by-id";
import { pendingGift } from "../gift/pending-gift";
import { givingFormView } from "../giving-form-view";
import type { Route } from "./+types/again";
import { withPanel } from "./donate/with-panel";
import { readPendingGift } from "./donation/pending-gift-cookie";
import { DonationForm } from "./form/donation-form";

const DONATE = "/donate";

export const handle: PageHandle = { page: { personal: true } };

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(rootOf(matches), {
    title: "Your gift",
    description: "What you filled in before you left the payment.",
    path: DONATE,
  });

/** The page to which the checkout returns donors who cancel. Only the browser that created the gift gets the input. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const id = readPendingGift(services, request);
  // Without payments, the donation page has the phone number.
  if (!takesPayments(services.env)) throw redirect(DONATE, 303);
  const unfinished = id && (await pendingGift(services, id));
  if (!unfinished) throw redirect(DONATE, 303);
  const [giving, campaign] = await Promise.all([
    givingFormView(services.db, { takesPayments: takesPayments(services.env) }),
    unfinished.campaignId ? campaignById(services.db, unfinished.campaignId) : undefined,
  ]);
  return { giving, campaign, values: unfinished.values };
}

/** The donation form with the donor's input. It posts to the donation page. */
export default function GiveAgain({ loaderData: { giving, campaign, values } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const form = (
    <DonationForm
      giving={giving}
      campaign={campaign}
      values={values}
      action={DONATE}
      onAccepted={() => void navigate(`${DONATE}?donation-success=true`)}
    />
  );
  return (
    <>
      <Section room="small">
        <Breadcrumbs trail={[{ label: "Donate", href: DONATE }]} here="Your gift" />
        <h1>Your gift is not made yet</h1>
        <Alert tone="info" title="Nothing was paid">
          <p>Everything you filled in is still here. Change what you like, then continue to the payment.</p>
        </Alert>
      </Section>
      <PageForm value={form}>
        <RenderBlocks blocks={withPanel([], giving)} />
      </PageForm>
    </>
  );
}
