import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { asc } from "drizzle-orm";
import type { BlockContext } from "~/content/blocks/block";
import { comingDays } from "~/content/fields/opening-hours/opening-hours-lines";
import { readsList } from "~/content/reads";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { emergencyDepartmentOf } from "../../location/emergency-department";
import { openingState } from "../../location/opening-state";
import { location } from "../../shared/location/table";
import { type UpcomingDay, upcomingDays } from "./upcoming-days";

/** A location with its current opening state. */
export interface CurrentPlace {
  slug: string;
  name: string;
  city: string;
  /** Ten digits. */
  phone: string;
  isOpen: boolean;
  status: string;
  detail: string;
  /** What is different today; empty if nothing is. */
  note: string;
}

/** The emergency department: the location that never closes. */
export interface EmergencyNow {
  slug: string;
  name: string;
  /** Street and city. */
  address: string;
  phone: string;
  googleMapsLink: string;
}

export interface Today {
  /** "Friday, November 20", in the hospital's time zone. */
  date: string;
  emergency: EmergencyNow | null;
  places: CurrentPlace[];
  comingUp: UpcomingDay[];
}

const columns = {
  id: location.id,
  slug: location.slug,
  name: location.name,
  addressLine1: location.addressLine1,
  addressCity: location.addressCity,
  phoneMain: location.phoneMain,
  openingHours: location.openingHours,
  status: location.status,
  statusNote: location.statusNote,
  departments: location.departments,
  googleMapsLink: location.googleMapsLink,
};

type PlaceToday = Pick<typeof location.$inferSelect, keyof typeof columns>;

/** What is open now, from one query. Valid until the first location opens or closes, at most until midnight. */
export async function readToday({ db, now, timeZone, validUntil }: BlockContext): Promise<Today> {
  const places = await remembered(db, "places today", () => readPlaces(db));
  const emergency = emergencyAmong(places);
  const [, midnight] = comingDays(now, timeZone, 2);
  if (midnight) validUntil(new Date(midnight.getTime()));
  return {
    date: format(new TZDate(now, timeZone), "EEEE, MMMM d"),
    emergency,
    places: places
      .filter((place) => place.slug !== emergency?.slug)
      .map((place) => {
        const { isOpen, status, detail, until } = openingState(place, now, timeZone);
        validUntil(until);
        const { slug, name, addressCity: city, phoneMain: phone, statusNote: note } = place;
        return { slug, name, city, phone, isOpen, status, detail, note };
      }),
    comingUp: upcomingDays(places, now, timeZone),
  };
}

async function readPlaces(db: Database): Promise<PlaceToday[]> {
  const places = await db.select(columns).from(location).orderBy(asc(location.position), asc(location.name));
  readsList(
    location,
    places.map(({ id }) => id),
  );
  return places;
}

function emergencyAmong(places: PlaceToday[]): EmergencyNow | null {
  for (const place of places) {
    const department = emergencyDepartmentOf(place);
    if (!department) continue;
    return {
      slug: place.slug,
      name: department.name,
      address: `${place.addressLine1}, ${place.addressCity}`,
      phone: department.phone,
      googleMapsLink: place.googleMapsLink,
    };
  }
  return null;
}
