import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import type { PageHandle } from "~/site/page-handle";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { ButtonLink } from "~/ui/button/button";
import { Link } from "~/ui/link/link";
import { Phone } from "~/ui/phone/phone";
import { Prose } from "~/ui/prose/prose";
import { Section } from "~/ui/section/section";
import { type PlanPage, planPage } from "../../insurance-plan/plan-page";
import type { Route } from "./+types/plan";
import { INSURANCE } from "./insurance-pages";
import { CallYourPlan } from "./payer-list";

export const handle: PageHandle = { page: { searchParams: [] } };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { id, slug, name, payer, kind } = loaderData;
  const path = `/insurance/${slug}`;
  const trail = [{ label: "Home", href: "/" }, INSURANCE, { label: name, href: path }];
  return pageMeta(root, {
    title: name,
    description: `Where we take ${name} (${payer}, ${kind}), and when we last confirmed it.`,
    path,
    record: `insurance-plans/${id}`,
    structuredData: root ? [breadcrumbList(root.origin, trail)] : [],
  });
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const plan = await planPage(context.get(requestContext).db, params.slug);
  if (!plan) throw new AppError("NOT_FOUND", "There is no insurance plan at this address.");
  return plan;
}

export default function InsurancePlan({ loaderData: plan }: Route.ComponentProps) {
  const { slug, name, payer, kind, note, confirmedOn, places } = plan;
  return (
    <>
      <Section ground="mist" room="small">
        <Breadcrumbs trail={[INSURANCE]} here={name} />
        <h1>{name}</h1>
        <p>
          {[...new Set([payer, kind])].join(" · ")} · Confirmed {confirmedOn}
        </p>
      </Section>
      <Section>
        <Prose>
          <CallYourPlan />
          {note && <p>{note}</p>}
          <h2>Where we take it</h2>
          {places.length > 0 ? (
            <ul>
              {places.map((place) => (
                <li key={place.slug}>
                  <Link href={`/location/${place.slug}`}>{place.name}</Link>{" "}
                  <Phone number={place.phone} label={place.name} />
                </li>
              ))}
            </ul>
          ) : (
            <p>No location takes it at this time.</p>
          )}
          <Exceptions plan={plan} />
          <p>
            <ButtonLink href={`/provider-search?insurance=${slug}`}>See providers who take it</ButtonLink>
          </p>
        </Prose>
      </Section>
    </>
  );
}

function Exceptions({ plan: { alsoTakenBy, notTakenBy } }: { plan: PlanPage }) {
  return (
    <>
      {alsoTakenBy.length > 0 && (
        <>
          <h2>These providers take it at all their locations</h2>
          <Providers providers={alsoTakenBy} />
        </>
      )}
      {notTakenBy.length > 0 && (
        <>
          <h2>These providers do not take it</h2>
          <Providers providers={notTakenBy} />
        </>
      )}
    </>
  );
}

function Providers({ providers }: { providers: PlanPage["notTakenBy"] }) {
  return (
    <ul>
      {providers.map(({ slug, name }) => (
        <li key={slug}>
          <Link href={`/provider/${slug}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
