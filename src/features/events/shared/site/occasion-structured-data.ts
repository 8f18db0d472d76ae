import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import { hospitalId } from "~/site/meta/structured-data/hospital";
import type { RootData } from "~/site/root-data";
import type { Crumb } from "~/ui/breadcrumbs/breadcrumbs";

interface Described {
  path: string;
  title: string;
  description: string;
  /** ISO 8601 with the hospital's offset. */
  starts: string;
  ends: string;
  where: string;
  /** Street, city, and ZIP code, if the location is one of the hospital's. */
  address: string | null;
  imageSrc: string | null;
  /** Dollars with two decimals, "0.00" if free; null if unknown. */
  price: string | null;
  /** The availability in the terms of schema.org; null if there is no registration. */
  availability?: string | null;
  isCancelled?: boolean;
  /** For a class with several dates, each of which has its own page. */
  seriesId?: string | null;
  /** It takes place several times between its start and end. */
  isRepeatedWithin?: boolean;
}

/** Structured data of an event (`Event`) or a class (`EducationEvent`): only what the page itself shows. */
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
