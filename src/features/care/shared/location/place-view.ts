import type { OpeningState } from "../../location/opening-state";
import type { LocationCard } from "./location-card";

/** The facts of a location that all pages show. */
export interface PlaceView {
  slug: string;
  name: string;
  isOpen: boolean;
  /** "Open now" */
  status: string;
  /** "closes 5:00 PM"; empty if unknown. */
  detail: string;
  statusNote: string;
  /** Ten digits. */
  phone: string;
  /** Lines as on an envelope: street, then city, state, and ZIP code. */
  address: string[];
  /** A link to directions; empty if unknown. */
  directions: string;
}

type Facts = Pick<
  LocationCard,
  | "slug"
  | "name"
  | "phoneMain"
  | "statusNote"
  | "googleMapsLink"
  | "appleMapsLink"
  | "addressLine1"
  | "addressLine2"
  | "addressCity"
  | "addressState"
  | "addressPostalCode"
>;

/** Runs also in the browser, on API responses. */
export function placeView(
  place: Facts,
  opening: Pick<OpeningState, "isOpen" | "status" | "detail">,
): PlaceView {
  const { slug, name, statusNote, phoneMain, googleMapsLink, appleMapsLink } = place;
  const { addressLine1, addressLine2, addressCity, addressState, addressPostalCode } = place;
  const { isOpen, status, detail } = opening;
  const town = `${addressCity}, ${addressState} ${addressPostalCode}`;
  return {
    slug,
    name,
    isOpen,
    status,
    detail,
    statusNote,
    phone: phoneMain,
    address: [addressLine1, addressLine2, town].filter(Boolean),
    directions: googleMapsLink || appleMapsLink,
  };
}
