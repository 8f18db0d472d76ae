import { openingHoursLines } from "~/content/fields/opening-hours/opening-hours-lines";
import { locationProfiles } from "~/features/care/location/location-profile";
import type { Database } from "~/platform/database/database";

/**
 * Every place: address, weekly hours, and the coming days with other hours.
 * @param timeZone the hospital's IANA time zone
 */
export async function essentialPlaces(db: Database, at: Date, timeZone: string) {
  const places = await locationProfiles(db);
  return places.map((place) => {
    const { slug, name, phoneMain, status, statusNote, entrance, parking } = place;
    const { addressLine1, addressLine2, addressCity, addressState, addressPostalCode } = place;
    const { googleMapsLink, appleMapsLink, hoursOfOperation } = place;
    const { week, monthly, holidays } = openingHoursLines(place.openingHours, at, timeZone);
    return {
      slug,
      name,
      phoneMain,
      status,
      statusNote,
      entrance,
      parking,
      googleMapsLink,
      appleMapsLink,
      lines: [addressLine1, addressLine2, `${addressCity}, ${addressState} ${addressPostalCode}`].filter(
        Boolean,
      ),
      always: place.openingHours.always,
      hours: { week, monthly, note: hoursOfOperation, closures: holidays.slice(0, 3) },
    };
  });
}

export type EssentialPlaceFacts = Awaited<ReturnType<typeof essentialPlaces>>[number];
