import { useNavigate } from "react-router";
import { z } from "zod";
import { RenderBlocks } from "~/content/blocks/render-blocks";
import { presentPage } from "~/features/pages/shared/page/present-page";
import { blockContext } from "~/server/block-context";
import { requestContext } from "~/server/context";
import { acceptSubmission } from "~/server/submissions/accept-submission";
import type { RefusedForm } from "~/server/submissions/refuse-form";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Section } from "~/ui/section/section";
import { PageForm } from "../../blocks/donate-panel/page-form";
import { campaignById } from "../../campaign/campaign-by-id";
import { givingFormView } from "../../giving-form-view";
import { donation } from "../donation/donation";
import { DonationForm } from "../form/donation-form";
import type { Route } from "./+types/route";
import { donationStructuredData } from "./donation-structured-data";
import { requestedThanks, thanksParameters } from "./requested-thanks";
import { Thanks } from "./thanks";
import { withPanel } from "./with-panel";

const PATH = "/donate";
const TITLE = "Donate Now";

export const handle: PageHandle = {
  page: { searchParams: [...thanksParameters, "campaign"] },
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = rootOf(matches);
  const page = loaderData?.page;
  return pageMeta(root, {
    title: page?.title ?? TITLE,
    description: page?.description ?? "Give to the foundation of the hospital.",
    path: PATH,
    image: page?.shareImage,
    record: page ? `pages/${page.id}` : undefined,
    structuredData: donationStructuredData(
      root,
      page?.title ?? TITLE,
      loaderData?.giving.takesPayments ?? false,
    ),
  });
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const { db, log, page: scope } = services;
  const thanks = requestedThanks(url.searchParams);
  if (thanks) scope.notCacheable();
  const forBlocks = await blockContext(services);
  const parsedCampaign = z.uuid().safeParse(url.searchParams.get("campaign"));
  const [page, giving, campaign] = await Promise.all([
    presentPage(forBlocks, PATH),
    givingFormView(db, forBlocks),
    parsedCampaign.success ? campaignById(db, parsedCampaign.data) : undefined,
  ]);
  if (page && page.unknown.length > 0)
    log.warn({ path: PATH, blocks: page.unknown }, "unknown blocks left out");
  return { page, giving, thanks, campaign };
}

/** Handles the form without JavaScript. With JavaScript, the form is sent to /donate/initiate. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  return acceptSubmission(request, services, await donation(services, request));
}

/** The donation page: staff's blocks, with the form where they placed it. */
export default function Donate({ loaderData, actionData }: Route.ComponentProps) {
  const { page, giving, thanks, campaign } = loaderData;
  const navigate = useNavigate();
  const title = page?.title ?? TITLE;
  const blocks = withPanel(page?.blocks ?? [], giving);
  const breadcrumbs = <Breadcrumbs trail={[]} here={title} />;
  const form = (
    <DonationForm
      giving={giving}
      campaign={campaign}
      refused={actionData as RefusedForm | undefined}
      onAccepted={() => void navigate(`${PATH}?donation-success=true`)}
    />
  );
  return (
    <>
      <Thanks thanks={thanks} phone={giving.foundationPhone} />
      {blocks[0]?.type !== "hero" && (
        <Section room="small">
          {breadcrumbs}
          <h1>{title}</h1>
        </Section>
      )}
      <PageForm value={form}>
        <RenderBlocks blocks={blocks} breadcrumbs={breadcrumbs} />
      </PageForm>
    </>
  );
}
