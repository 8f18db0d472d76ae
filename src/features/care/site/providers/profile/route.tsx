import { formatDay } from "~/content/blocks/layout/format-day";
import { withHeadingIds } from "~/content/rich-text/with-heading-ids";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { chosenSections } from "~/site/sub-navigation/chosen-sections";
import { SubNavigation } from "~/site/sub-navigation/sub-navigation";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Link } from "~/ui/link/link";
import { NameWithLetters } from "~/ui/name-with-letters";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import { PlaceSummary } from "../../../blocks/layout/place-summary";
import { Portrait } from "../../../blocks/portrait";
import { plansOfProvider } from "../../../insurance-plan/accepted-plans";
import { PROVIDER_PARTS } from "../../../provider/page-parts";
import { providerBySlug } from "../../../provider/provider-profile";
import { staffMemberResponse } from "../../../staff-member-response";
import type { Route } from "./+types/route";
import { InsuranceTaken } from "./insurance-taken";
import styles from "./profile.module.css";
import { ProviderFacts } from "./provider-facts";
import { providerStructuredData } from "./provider-structured-data";
import { CallButton, ProviderTags } from "./provider-tags";
import { providerView } from "./provider-view";

export const handle: PageHandle = { page: { searchParams: [] } };

const TRAIL = [{ label: "Find a provider", href: "/provider-search" }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { id, nameWithLetters, position, slug, places } = loaderData.provider;
  const at = places.map((place) => place.name).join(", ");
  return pageMeta(root, {
    title: nameWithLetters,
    description: `${nameWithLetters}, ${position}${at && ` at ${at}`}. Phone, hours, languages, training.`,
    path: `/provider/${slug}`,
    record: `staffmembers/${id}`,
    structuredData: root ? providerStructuredData(root, loaderData.provider, TRAIL) : [],
  });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, env, now, page } = context.get(requestContext);
  const profile = await providerBySlug(db, params.slug);
  if (!profile) throw new AppError("NOT_FOUND", "There is no provider at this address.");
  const { staffMember, until } = staffMemberResponse(profile, new Map(), now(), env.TZ_HOSPITAL);
  for (const instant of until) page.validUntil(instant);
  const provider = providerView(staffMember);
  const insurance = await plansOfProvider(db, profile.id, profile.locations);
  const bio = withHeadingIds(provider.bio, Object.values(PROVIDER_PARTS).flatMap(Object.keys));
  return {
    provider: { ...provider, bio: bio.html },
    insurance,
    sections: [
      ...chosenSections(PROVIDER_PARTS.before, {
        where: provider.places.length > 0,
        about: provider.bio !== "",
      }),
      ...bio.headings,
      ...chosenSections(PROVIDER_PARTS.after, {
        training: provider.facts.length > 0,
        insurance: insurance.taken.length > 0,
      }),
    ],
  };
}

export default function Profile({ loaderData: { provider, insurance, sections } }: Route.ComponentProps) {
  const { places } = provider;
  return (
    <>
      <Opening provider={provider} />
      <SubNavigation sections={sections} />
      <Section className={styles.columns}>
        {places.length > 0 && (
          <div className={styles.where}>
            <h2 id="where" className={styles.railHeading}>
              Locations
            </h2>
            <ul className={styles.places}>
              {places.map((place) => (
                <li key={place.slug}>
                  <PlaceSummary place={place} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <About provider={provider} insurance={insurance} />
      </Section>
    </>
  );
}

type ProviderProps = Pick<Route.ComponentProps["loaderData"], "provider">;

function Opening({ provider }: ProviderProps) {
  const { nameWithLetters, position, specialties, places } = provider;
  return (
    <Section ground="mist" room="none" className={styles.opening}>
      <div className={styles.words}>
        <Breadcrumbs trail={TRAIL} here={nameWithLetters} />
        <h1>
          <NameWithLetters name={nameWithLetters} />
        </h1>
        <p className={styles.position}>{position}</p>
        {specialties.length > 0 && (
          <ul className={styles.specialties}>
            {specialties.map(({ slug, name: specialty }) => (
              <li key={slug}>
                <Link href={`/specialty/${slug}`}>{specialty}</Link>
              </li>
            ))}
          </ul>
        )}
        <ProviderTags provider={provider} onMist />
        <CallButton places={places} />
      </div>
      <Portrait provider={provider} priority className={styles.portrait} />
    </Section>
  );
}

type AboutProps = Pick<Route.ComponentProps["loaderData"], "provider" | "insurance">;

function About({ provider: { name, bio, facts, confirmedOn, specialties }, insurance }: AboutProps) {
  return (
    <div className={styles.about}>
      {bio && (
        <>
          <h2 id="about">About {name}</h2>
          <RichText html={bio} />
        </>
      )}
      {facts.length > 0 && (
        <>
          <h2 id="training">Training and interests</h2>
          <ProviderFacts facts={facts} />
        </>
      )}
      {insurance.taken.length > 0 && (
        <>
          <h2 id="insurance">Insurance accepted</h2>
          <InsuranceTaken insurance={insurance} name={name} />
        </>
      )}
      {confirmedOn && <p className={styles.confirmed}>Facts confirmed on {formatDay(confirmedOn)}.</p>}
      <ul className={styles.others}>
        {specialties.map(({ slug, name: specialty }) => (
          <li key={slug}>
            <Link href={`/provider-search?specialty=${slug}`}>See everyone in {specialty}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
