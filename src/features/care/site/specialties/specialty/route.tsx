import { BlockSection } from "~/content/blocks/layout/block-section";
import { ArticleItems } from "~/features/pages/shared/site/article-items";
import { Hero } from "~/features/pages/shared/site/hero";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import type { PageHandle } from "~/site/page-handle";
import { SubNavigation } from "~/site/sub-navigation/sub-navigation";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { displayPhone, phoneHref } from "~/ui/phone/phone-number";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import LocationList from "../../../blocks/location-list/render";
import { ConditionItems } from "../../conditions/condition-items";
import { PeopleHere } from "../../providers/people-here";
import type { Route } from "./+types/route";
import styles from "./specialty.module.css";
import { specialtyPage } from "./specialty-page";

export const handle: PageHandle = { page: { searchParams: [] } };

const PARENT = { label: "Specialties & Locations", href: "/specialties-and-locations" };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { id, name, slug, summary, banner } = loaderData.specialty;
  const path = `/specialty/${slug}`;
  const trail = [{ label: "Home", href: "/" }, PARENT, { label: name, href: path }];
  return pageMeta(root, {
    title: name,
    description: summary,
    path,
    image: banner,
    record: `specialties/${id}`,
    structuredData: root ? [breadcrumbList(root.origin, trail)] : [],
  });
};

export function loader({ context, params }: Route.LoaderArgs) {
  return specialtyPage(context.get(requestContext), params.slug);
}

export default function Specialty({ loaderData }: Route.ComponentProps) {
  const { specialty, sections, locations, providers, providersInAll, conditions, treatments, reading } =
    loaderData;
  const { name, slug, summary, about, treats, phone, banner } = specialty;
  const inSentence = name.toLowerCase();
  return (
    <>
      <Hero
        eyebrow="Specialty"
        heading={name}
        lead={summary}
        image={banner}
        anchor="top"
        breadcrumbs={<Breadcrumbs trail={[PARENT]} here={name} />}
        actions={[
          { label: phone && `Call ${displayPhone(phone)}`, href: phone && phoneHref(phone), kind: "primary" },
          { label: "Find a provider", href: `/provider-search?specialty=${slug}`, kind: "secondary" },
        ]}
      />
      <SubNavigation sections={sections} />
      <Section className={styles.about}>
        <RichText html={about} />
        {treats.length > 0 && (
          <div className={styles.treats}>
            <h2 id="treats">What we treat</h2>
            <ul>
              {treats.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
        )}
      </Section>
      <ConditionItems anchor="conditions" heading="Conditions" items={conditions} />
      <ConditionItems anchor="treatments" heading="Treatments" items={treatments} />
      {locations.length > 0 && (
        <LocationList
          heading={`Where we see people for ${inSentence}`}
          intro=""
          data={{ locations }}
          anchor="where"
          ground="sand"
        />
      )}
      <PeopleHere
        heading="Who you can see"
        providers={providers}
        inAll={providersInAll}
        href={`/provider-search?specialty=${slug}`}
      />
      {reading.length > 0 && (
        <BlockSection anchor="reading" heading={`To read about ${inSentence}`} ground="sand">
          <ArticleItems items={reading} />
        </BlockSection>
      )}
    </>
  );
}
