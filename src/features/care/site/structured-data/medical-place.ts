import { hospitalId } from "~/site/meta/structured-data/hospital";
import { phoneHref } from "~/ui/phone/phone-number";
import type { LocationProfile } from "../../location/location-profile";
import type { OpeningHoursSpecification } from "../../location/opening-hours-specification";
import { medicalSpecialty } from "./medical-specialty";
import { placeId } from "./place-reference";

type Place = Pick<
  LocationProfile,
  | "slug"
  | "name"
  | "kind"
  | "addressLine1"
  | "addressLine2"
  | "addressCity"
  | "addressState"
  | "addressPostalCode"
  | "latitude"
  | "longitude"
  | "phoneMain"
  | "phoneFax"
  | "googleMapsLink"
  | "pageHeroImage"
  | "specialties"
>;

const dialled = (phone: string) => phoneHref(phone).replace("tel:", "");

/** Structured data of a location: the hospital or a clinic, with the hours of the coming year. */
export function medicalPlace(origin: string, place: Place, hours: OpeningHoursSpecification[]): object {
  return {
    "@context": "https://schema.org",
    "@type": place.kind === "hospital" ? "Hospital" : "MedicalClinic",
    "@id": placeId(origin, place.slug),
    name: place.name,
    url: `${origin}/location/${place.slug}`,
    telephone: dialled(place.phoneMain),
    faxNumber: place.phoneFax ? dialled(place.phoneFax) : undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: [place.addressLine1, place.addressLine2].filter(Boolean).join(", "),
      addressLocality: place.addressCity,
      addressRegion: place.addressState,
      postalCode: place.addressPostalCode,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", latitude: place.latitude, longitude: place.longitude },
    hasMap: place.googleMapsLink || undefined,
    image: place.pageHeroImage ? new URL(place.pageHeroImage.src, origin).href : undefined,
    openingHoursSpecification: hours,
    medicalSpecialty:
      place.specialties.length > 0 ? place.specialties.map(({ name }) => medicalSpecialty(name)) : undefined,
    parentOrganization: { "@id": hospitalId(origin) },
  };
}
