import { BlockSection } from "~/content/blocks/layout/block-section";
import { Hero } from "~/features/pages/shared/site/hero";
import { publishedSettings } from "~/features/settings/shared/site-settings";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import type { PageHandle } from "~/site/page-handle";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { displayPhone, phoneHref } from "~/ui/phone/phone-number";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import ProviderList from "../../blocks/provider-list/render";
import { SpecialtyItems } from "../../blocks/specialty-grid/specialty-items";
import { conditionBySlug } from "../../condition/condition-by-slug";
import type { Route } from "./+types/condition";

export const handle: PageHandle = { page: { searchParams: [] } };

const PARENT = { label: "Specialties & Locations", href: "/specialties-and-locations" };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { id, name, slug, summary } = loaderData.condition;
  const path = `/conditions/${slug}`;
  const trail = [{ label: "Home", href: "/" }, PARENT, { label: name, href: path }];
  return pageMeta(root, {
    title: name,
    description: summary,
    path,
    record: `conditions/${id}`,
    structuredData: root ? [breadcrumbList(root.origin, trail)] : [],
  });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext);
  const condition = await conditionBySlug(db, params.slug);
  if (!condition) throw new AppError("NOT_FOUND", "There is no condition or treatment at this address.");
  const settings = await publishedSettings(db);
  return { condition, schedulingPhone: settings?.schedulingPhone ?? "" };
}

/** A condition or a treatment: what it is, who treats it, and how to make an appointment. */
export default function Condition({ loaderData: { condition, schedulingPhone } }: Route.ComponentProps) {
  const { name, kind, summary, about, specialties, providers } = condition;
  return (
    <>
      <Hero
        eyebrow={kind === "treatment" ? "Treatment" : "Condition"}
        heading={name}
        lead={summary}
        image={null}
        anchor="top"
        breadcrumbs={<Breadcrumbs trail={[PARENT]} here={name} />}
        actions={[
          {
            label: schedulingPhone && `Make an appointment: ${displayPhone(schedulingPhone)}`,
            href: schedulingPhone && phoneHref(schedulingPhone),
            kind: "primary",
          },
          {
            label: providers.length > 0 ? "Who you can see" : "",
            href: providers.length > 0 ? "#people" : "",
            kind: "secondary",
          },
        ]}
      />
      <Section>
        <RichText html={about} />
      </Section>
      {providers.length > 0 && (
        <ProviderList
          heading="Who you can see"
          providers={providers}
          data={null}
          anchor="people"
          ground="sand"
        />
      )}
      {specialties.length > 0 && (
        <BlockSection anchor="specialties" heading="Related specialties" ground="paper" layout="stack">
          <SpecialtyItems specialties={specialties} />
        </BlockSection>
      )}
    </>
  );
}
