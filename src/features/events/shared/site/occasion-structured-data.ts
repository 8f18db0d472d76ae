import { breadcrumbList } from "~/site/meta/structured-data/breadcrumb-list";
import { hospitalId } from "~/site/meta/structured-data/hospital";
import type { RootData } from "~/site/root-data";
import type { Crumb } from "~/ui/breadcrumbs/breadcrumbs";

interface OccasionFacts {
  path: string;
  title: string;
  description: string;
  /** ISO 8601 with the hospital's offset. */
  starts: string;
  ends: string;
  where: string;
  /** Street, city, and ZIP code, if it takes place at a location of the hospital. */
  address: string | null;
  imageSrc: string | null;
  /** Dollars with two decimals, "0.00" if free; null if unknown. */
  price: string | null;
  /** The availability as a schema.org term; null without registration. */
  availability?: string | null;
  isCancelled?: boolean;
  /** For a class with several dates, each of which has its own page. */
  seriesId?: string | null;
  /** Whether it takes place several times between its start and end. */
  isRepeatedWithin?: boolean;
  /** Its sessions, ISO 8601 with the hospital's offset. At most one if it takes place once. */
  sessions?: readonly { startsAt: string; endsAt: string; place: string; isElsewhere: boolean }[];
}

/** Structured data of an event (`Event`) or a class (`EducationEvent`). Contains only what the page shows. */
export function occasionStructuredData(
  root: RootData,
  type: "Event" | "EducationEvent",
  described: OccasionFacts,
  parent: Crumb,
): object[] {
  const { origin } = root;
  const { path, title } = described;
  return [
    eventData(root, type, described, parent),
    breadcrumbList(origin, [{ label: "Home", href: "/" }, parent, { label: title, href: path }]),
  ];
}

function eventData(root: RootData, type: string, described: OccasionFacts, parent: Crumb): object {
  const { origin } = root;
  const { path, title, where, address, imageSrc, price, seriesId } = described;
  const organizer = organizerData(root);
  const eventStatus = `https://schema.org/${described.isCancelled ? "EventCancelled" : "EventScheduled"}`;
  const location = where ? placeData(where, address) : undefined;
  const { sessions = [] } = described;
  const parts = sessions.length > 1 ? sessions : [];
  return {
    "@context": "https://schema.org",
    "@type": described.isRepeatedWithin ? [type, "EventSeries"] : type,
    "@id": `${origin}${path}#event`,
    url: `${origin}${path}`,
    name: title,
    description: described.description,
    startDate: described.starts,
    endDate: described.ends,
    eventStatus,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location,
    image: imageSrc ? new URL(imageSrc, origin).href : undefined,
    isAccessibleForFree: price !== null ? Number(price) === 0 : undefined,
    offers: price !== null ? offerData(`${origin}${path}`, price, described.availability) : undefined,
    organizer: organizer || undefined,
    subEvent:
      parts.length > 0
        ? parts.map(({ startsAt, endsAt, place, isElsewhere }) => ({
            "@type": type,
            name: title,
            startDate: startsAt,
            endDate: endsAt,
            eventStatus,
            location: isElsewhere ? placeData(place, null) : place ? location : undefined,
          }))
        : undefined,
    superEvent: seriesId
      ? {
          "@type": "EventSeries",
          "@id": `${origin}${parent.href}#series-${seriesId}`,
          name: title,
          url: `${origin}${parent.href}`,
        }
      : undefined,
  };
}

function placeData(name: string, address: string | null): object {
  return { "@type": "Place", name, address: address ?? name };
}

function organizerData({ origin, settings }: RootData): object | null {
  return (
    settings && {
      "@type": "Hospital",
      "@id": hospitalId(origin),
      name: settings.hospitalName,
      url: `${origin}/`,
    }
  );
}

function offerData(url: string, price: string, availability: OccasionFacts["availability"]): object {
  return { "@type": "Offer", price, priceCurrency: "USD", url, availability: availability || undefined };
}
