import { useLocation, useRouteLoaderData } from "react-router";
import { untilNextDay } from "~/features/events/shared/site/until-next-day";
import { requestContext } from "~/server/context";
import { useHydrated } from "~/site/browser/use-hydrated";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import { ToolHeading } from "~/site/modals/tool-heading";
import type { PageHandle } from "~/site/page-handle";
import { Alert } from "~/ui/alert/alert";
import { ButtonLink } from "~/ui/button/button";
import { Phone } from "~/ui/phone/phone";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { Section } from "~/ui/section/section";
import type { RootData } from "../root-data";
import type { Route } from "./+types/route";
import { EssentialPlace } from "./essential-place";
import { essentialPlaces } from "./essential-places";
import styles from "./essentials.module.css";

export const handle: PageHandle = { page: { searchParams: [] } };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(rootOf(matches), {
    title: "Phones, hours and directions",
    description:
      "Every phone number, the hours and closed days of every place, and the way there, on one page that also opens without a connection.",
    path: "/essentials",
  });

/** Shows nothing that expires within the day ("open now"), because a device may show it days later. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, env, now, page } = context.get(requestContext);
  const at = now();
  page.validUntil(untilNextDay(at, env.TZ_HOSPITAL));
  return { places: await essentialPlaces(db, at, env.TZ_HOSPITAL) };
}

export default function Essentials({ loaderData: { places } }: Route.ComponentProps) {
  const settings = useRouteLoaderData<RootData>("root")?.settings;
  return (
    <>
      <Section room="small" className={styles.top}>
        <ToolHeading
          heading="Phones, hours and directions"
          lead="Everything you may need in a hurry. Your device keeps a copy once you have been here, so that this page opens without a connection too."
        />
        <AskedForAnother />
      </Section>
      {settings && (
        <Section ground="pine" room="small" labelledBy="urgent" className={styles.urgent}>
          <h2 id="urgent">In an emergency</h2>
          <p className={styles.emergency}>
            <TextWithPhones text={settings.emergencyLine} className={styles.number} />
          </p>
          <p>
            <TextWithPhones text={settings.crisisLine} className={styles.number} />
          </p>
        </Section>
      )}
      {settings && (
        <Section ground="sand" room="small" labelledBy="phones">
          <h2 id="phones">Phone numbers</h2>
          <dl className={styles.phones}>
            {settings.phones.map(({ label, phone, hours }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Phone number={phone} label={label} className={styles.call} />
                </dd>
                {hours && <dd className={styles.aside}>{hours}</dd>}
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Section room="small" labelledBy="places">
        <h2 id="places">Where we are, and when</h2>
        <div className={styles.places}>
          {places.map((place) => (
            <EssentialPlace key={place.slug} place={place} />
          ))}
        </div>
      </Section>
    </>
  );
}

/** Names the requested page, if that page is not on the device. */
function AskedForAnother() {
  const { search } = useLocation();
  const requestedPath = new URLSearchParams(search).get("asked");
  const hydrated = useHydrated();
  // Only addresses of this site; `//elsewhere` is not one.
  if (!hydrated || !requestedPath || !/^\/(?![/\\])/.test(requestedPath)) return null;
  return (
    <Alert tone="notice" title="The page you asked for is not on this device" announced>
      <p>
        What is below was kept when you were last connected. The rest of the site opens again as soon as you
        are.
      </p>
      <p>
        <ButtonLink href={requestedPath} look="quiet">
          Try that page again
        </ButtonLink>
      </p>
    </Alert>
  );
}
