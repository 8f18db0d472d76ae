import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import { hospitalId } from "~/site/meta/structured-data/hospital";
import type { RootData } from "~/site/root-data";
import type { Crumb } from "~/ui/breadcrumbs/breadcrumbs";

interface Described {
  path: string;
  title: string;
  description: string;
  /** Instants with the offset of the hospital's clock. */
  starts: string;
  ends: string;
  where: string;
  /** Street, town and ZIP code, where the place is one of the hospital's. */
  address: string | null;
  imageSrc: string | null;
  /** Dollars with two decimals, "0.00" for free; null where nothing is said of it. */
  price: string | null;
  /** Whether a seat can be had, as schema.org says it; null where nobody registers. */
  availability?: string | null;
  isCancelled?: boolean;
  /** Of a class that is held on several dates, each with a page of its own. */
  seriesId?: string | null;
  /** It takes place several times between its beginning and its end. */
  isRepeatedWithin?: boolean;
}

/** What search engines read of an event (`Event`) or a class (`EducationEvent`): only what the page itself says. */
export function occasionStructuredData(
  root: RootData,
  type: "Event" | "EducationEvent",
  described: Described,
  parent: Crumb,
): object[] {
  const { origin, settings } = root;
  const {
    path,
    title,
    description,
    starts,
    ends,
    where,
    address,
    imageSrc,
    price,
    availability,
    isCancelled,
    seriesId,
    isRepeatedWithin,
  } = described;
  const organizer = settings && {
    "@type": "Hospital",
    "@id": hospitalId(origin),
    name: settings.hospitalName,
    url: `${origin}/`,
  };
  return [
    {
      "@context": "https://schema.org",
      "@type": isRepeatedWithin ? [type, "EventSeries"] : type,
      "@id": `${origin}${path}#event`,
      url: `${origin}${path}`,
      name: title,
      description,
      startDate: starts,
      endDate: ends,
      eventStatus: `https://schema.org/${isCancelled ? "EventCancelled" : "EventScheduled"}`,
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      ...(where && { location: { "@type": "Place", name: where, address: address ?? where } }),
      ...(imageSrc && { image: new URL(imageSrc, origin).href }),
      ...(price !== null && {
        isAccessibleForFree: Number(price) === 0,
        offers: {
          "@type": "Offer",
          price,
          priceCurrency: "USD",
          url: `${origin}${path}`,
          ...(availability && { availability }),
        },
      }),
      ...(organizer && { organizer }),
      ...(seriesId && {
        superEvent: {
          "@type": "EventSeries",
          "@id": `${origin}${parent.href}#series-${seriesId}`,
          name: title,
          url: `${origin}${parent.href}`,
        },
      }),
    },
    breadcrumbList(origin, [{ label: "Home", href: "/" }, parent, { label: title, href: path }]),
  ];
}
