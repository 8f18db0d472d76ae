import { BlockSection } from "~/content/blocks/layout/block-section";
import { ContactFacts } from "~/features/pages/shared/site/contact-facts";
import { Hero } from "~/features/pages/shared/site/hero";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import type { PageHandle } from "~/site/page-handle";
import { SubNavigation } from "~/site/sub-navigation/sub-navigation";
import { Alert } from "~/ui/alert/alert";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { Link } from "~/ui/link/link";
import { OpenStatus } from "~/ui/open-status/open-status";
import { displayPhone, phoneHref } from "~/ui/phone/phone-number";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { Prose } from "~/ui/prose/prose";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import { CallYourPlan, PayerList } from "../../insurance/payer-list";
import { PeopleHere } from "../../providers/people-here";
import { medicalPlace } from "../../structured-data/medical-place";
import type { Route } from "./+types/route";
import { Hours } from "./hours";
import styles from "./location.module.css";
import { type LocationPage, locationPage } from "./location-page";
import { PlaceFacts } from "./place-facts";

export const handle: PageHandle = { page: { searchParams: [] } };

const PARENT = { label: "Specialties & Locations", href: "/specialties-and-locations" };
const KINDS: Record<string, string> = {
  hospital: "Hospital",
  clinic: "Clinic",
  department: "Department",
  specialty: "Specialty center",
};
const STATUS_TITLES = {
  limited: "Some services are limited",
  closed: "Closed for now",
  open: "Good to know",
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { place, hoursForEngines } = loaderData;
  const path = `/location/${place.slug}`;
  const trail = [{ label: "Home", href: "/" }, PARENT, { label: place.name, href: path }];
  const where = `${place.addressLine1}, ${place.addressCity}, ${place.addressState} ${place.addressPostalCode}`;
  return pageMeta(root, {
    title: place.name,
    description: `${place.name}, ${where}: hours, holidays, phone, parking, directions, and who you can see there.`,
    path,
    image: place.pageHeroImage,
    record: `locations/${place.id}`,
    structuredData: root
      ? [medicalPlace(root.origin, place, hoursForEngines), breadcrumbList(root.origin, trail)]
      : [],
  });
};

export function loader({ context, params }: Route.LoaderArgs) {
  return locationPage(context.get(requestContext), params.slug);
}

export default function Location({ loaderData }: Route.ComponentProps) {
  const { place, sections, open, insurance, providers, providersInAll } = loaderData;
  return (
    <>
      <Hero
        eyebrow={`${KINDS[place.kind] ?? "Clinic"} in ${place.addressCity}`}
        heading={place.name}
        lead=""
        image={place.pageHeroImage}
        anchor="top"
        breadcrumbs={<Breadcrumbs trail={[PARENT]} here={place.name} />}
        actions={[
          {
            label: `Call ${displayPhone(place.phoneMain)}`,
            href: phoneHref(place.phoneMain),
            kind: "primary",
          },
          { label: "Directions", href: place.googleMapsLink, kind: "secondary" },
        ]}
      >
        <p className={styles.now}>
          <OpenStatus open={open.isOpen} status={open.status} detail={open.detail} />
        </p>
      </Hero>
      {place.statusNote && <StatusNote title={STATUS_TITLES[place.status]} note={place.statusNote} />}
      <SubNavigation sections={sections} />
      <Essentials shown={loaderData} />
      {place.departments.length > 0 && <Departments departments={place.departments} />}
      {place.about && (
        <BlockSection anchor="about" heading="Before you come" ground="paper">
          <RichText html={place.about} />
          <MoreLinks links={place.links} />
        </BlockSection>
      )}
      <WhatWeDo place={place} />
      {insurance.length > 0 && (
        <BlockSection anchor="insurance" heading="Insurance accepted here" ground="paper" layout="stack">
          <Prose>
            <CallYourPlan />
          </Prose>
          <PayerList payers={insurance} />
        </BlockSection>
      )}
      <PeopleHere
        heading="Who you can see here"
        providers={providers}
        inAll={providersInAll}
        href={`/provider-search?location=${place.slug}`}
      />
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"];

/** How to reach the location, and its hours. */
function Essentials({ shown: { place, open, hours, confirmedOn } }: { shown: Shown }) {
  return (
    <Section className={styles.essentials}>
      <div>
        <h2 id="reach">How to reach us</h2>
        <PlaceFacts place={place} open={open} confirmedOn={confirmedOn} />
      </div>
      <div>
        <h2 id="hours">Hours</h2>
        <Hours hours={hours} always={place.openingHours.always} note={place.hoursOfOperation} />
      </div>
    </Section>
  );
}

/** What is different now, such as limited services. */
function StatusNote({ title, note }: { title: string; note: string }) {
  return (
    <Section room="small">
      <Alert tone="notice" title={title}>
        <p>
          <TextWithPhones text={note} />
        </p>
      </Alert>
    </Section>
  );
}

function Departments({ departments }: Pick<LocationPage["place"], "departments">) {
  const items = departments.map(({ name, phone, hours }, at) => ({
    label: name,
    phone,
    hours,
    email: "",
    text: "",
    anchor: `department-${at + 1}`,
  }));
  return <ContactFacts heading="Departments" items={items} data={null} anchor="departments" ground="sand" />;
}

function MoreLinks({ links }: Pick<LocationPage["place"], "links">) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function WhatWeDo({ place: { services, specialties } }: Pick<LocationPage, "place">) {
  if (services.length === 0 && specialties.length === 0) return null;
  return (
    <Section ground="mist" className={styles.offers}>
      {specialties.length > 0 && (
        <div>
          <h2 id="specialties">Specialties here</h2>
          <ul className={styles.specialties}>
            {specialties.map(({ slug, name }) => (
              <li key={slug}>
                <Link href={`/specialty/${slug}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {services.length > 0 && (
        <div>
          <h2 id="services">What we do here</h2>
          <ul className={styles.services}>
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
