import { Occasion } from "~/features/events/shared/site/occasion";
import { occasionStructuredData } from "~/features/events/shared/site/occasion-structured-data";
import { CLASSES_PATH } from "~/features/events/shared/site/paths";
import { useSiteSettings } from "~/features/settings/shared/site/use-site-settings";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import type { Fact } from "~/ui/facts/facts";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Phone } from "~/ui/phone/phone";
import { phoneOfClass } from "../../class/phone-of-class";
import { practicalFacts } from "../../class/practical-facts";
import { seatsInWords } from "../../class/seats-in-words";
import type { Route } from "./+types/route";
import styles from "./class.module.css";
import { type ClassPage, classPage } from "./class-page";
import { SessionList } from "./session-list";
import { SignUp } from "./sign-up";

export const handle: PageHandle = { page: { searchParams: [] } };

const PARENT = { label: "Classes & Education", href: CLASSES_PATH };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { id, path, title, when, where, cost, image } = loaderData;
  const description = `${title}: ${[when, where, cost].filter(Boolean).join(", ")}. How to sign up.`;
  const described = { ...loaderData, description, imageSrc: image && (image.shareSrc || image.src) };
  return pageMeta(root, {
    title,
    description,
    path,
    image,
    record: `classes/${id}`,
    structuredData: root ? occasionStructuredData(root, "EducationEvent", described, PARENT) : [],
  });
};

export function loader({ params, context }: Route.LoaderArgs) {
  return classPage(context.get(requestContext), params.slug);
}

export default function Class({ loaderData }: Route.ComponentProps) {
  const phone = phoneOfClass(useSiteSettings(), loaderData.category);
  const { path: href, offering } = loaderData;
  return (
    <Occasion
      {...loaderData}
      parent={PARENT}
      signUp={
        <>
          {offering.state !== "none" && <SignUp {...loaderData} href={href} size="large" />}
          <Link href={`${href}.ics`} className={styles.calendar}>
            <Icon name="calendar" />
            Add to my calendar
          </Link>
        </>
      }
      facts={factsOf(loaderData, phone)}
      dates={loaderData.sessions.length > 1 && <SessionList sessions={loaderData.sessions} />}
      moreHeading={loaderData.seriesId ? "Other dates" : "Other classes"}
    />
  );
}

function factsOf(shown: ClassPage, phone?: string): Fact[] {
  const { when, where, place, offering, until } = shown;
  return [
    { kind: "when", value: when },
    ...(where ? [{ kind: "where" as const, value: <Place place={place} /> }] : []),
    ...practicalFacts(shown),
    {
      kind: "register",
      value: (
        <>
          <p>{REGISTERING[offering.state]}</p>
          {offering.state === "open" && until && <p>Until {until}</p>}
          {offering.state === "open" && offering.seatsLeft !== null && (
            <p>{seatsInWords(offering.seatsLeft)}</p>
          )}
          {phone && (
            <p>
              {offering.state === "by-phone" ? "Call" : "Questions? Call"}{" "}
              <Phone number={phone} label="Classes" />
            </p>
          )}
        </>
      ),
    },
  ];
}

const REGISTERING: Record<ClassPage["offering"]["state"], string> = {
  none: "No need to register. Come as you are.",
  open: "On this page, in two minutes",
  full: "Class is Full",
  over: "Registration period is over",
  cancelled: "This class is canceled",
  "by-phone": "By phone. You cannot pay for this class online right now.",
};

function Place({ place: { room, location, address } }: Pick<ClassPage, "place">) {
  return (
    <>
      {room && <p>{room}</p>}
      {location && (
        <p>
          <Link href={`/location/${location.slug}`}>{location.name}</Link>
        </p>
      )}
      {address && <address>{address}</address>}
    </>
  );
}
