import { RenderBlocks } from "~/content/blocks/render-blocks";
import { presentPage } from "~/features/pages/shared/page/present-page";
import { Hero } from "~/features/pages/shared/site/hero";
import { splitOpening } from "~/features/pages/shared/site/split-opening";
import { blockContext } from "~/server/block-context";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import type { PageHandle } from "~/site/page-handle";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Prose } from "~/ui/prose/prose";
import { Section } from "~/ui/section/section";
import { acceptedPlans } from "../../insurance-plan/accepted-plans";
import { byPayer, planView } from "../../insurance-plan/plan-view";
import type { Route } from "./+types/list";
import { INSURANCE } from "./insurance-pages";
import { CallYourPlan, PayerList } from "./payer-list";

export const handle: PageHandle = { page: { searchParams: [] } };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = rootOf(matches);
  const page = loaderData?.page;
  return pageMeta(root, {
    title: page?.title ?? INSURANCE.label,
    description:
      page?.description ?? "The insurance plans that we take, and when we last confirmed each of them.",
    path: INSURANCE.href,
    image: page?.shareImage,
    record: page ? `pages/${page.id}` : undefined,
    structuredData: root ? [breadcrumbList(root.origin, [{ label: "Home", href: "/" }, INSURANCE])] : [],
  });
};

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const forBlocks = await blockContext(services);
  const [page, plans] = await Promise.all([
    presentPage(forBlocks, INSURANCE.href),
    acceptedPlans(services.db),
  ]);
  return { page, payers: byPayer(plans, planView) };
}

/** Staff edit the blocks before and after the list of plans. */
export default function Insurance({ loaderData: { page, payers } }: Route.ComponentProps) {
  const { opening, more } = splitOpening(page?.blocks ?? []);
  return (
    <>
      <Hero
        eyebrow=""
        heading={opening?.heading ?? INSURANCE.label}
        lead={opening?.lead ?? ""}
        image={opening?.image ?? null}
        anchor="top"
        breadcrumbs={<Breadcrumbs trail={[]} here={page?.title ?? INSURANCE.label} />}
        actions={opening?.actions ?? []}
      />
      <Section>
        <Prose>
          <h2 id="plans">Plans by company</h2>
          {payers.length > 0 ? <CallYourPlan /> : <p>Call us to ask which plans we take.</p>}
        </Prose>
        <PayerList payers={payers} />
      </Section>
      <RenderBlocks blocks={more} />
    </>
  );
}
