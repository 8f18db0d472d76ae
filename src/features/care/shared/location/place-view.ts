import type { OpeningState } from "../../location/opening-state";
import type { LocationCard } from "./location-card";

/** The facts of a location that all pages show. */
export interface PlaceFacts {
  slug: string;
  name: string;
  statusNote: string;
  /** Ten digits. */
  phone: string;
  /** Lines as on an envelope: street, then city, state, and ZIP code. */
  address: string[];
  /** A link to directions; empty if unknown. */
  directions: string;
}

/** A location with its opening state. */
export interface PlaceView extends PlaceFacts {
  isOpen: boolean;
  /** "Open now" */
  status: string;
  /** "closes 5:00 PM"; empty if unknown. */
  detail: string;
}

type Card = Pick<
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
  place: Card,
  { isOpen, status, detail }: Pick<OpeningState, "isOpen" | "status" | "detail">,
): PlaceView {
  return { ...placeFacts(place), isOpen, status, detail };
}

/** Runs also in the browser, on API responses. */
export function placeFacts(place: Card): PlaceFacts {
  const { slug, name, statusNote, phoneMain, googleMapsLink, appleMapsLink } = place;
  const { addressLine1, addressLine2, addressCity, addressState, addressPostalCode } = place;
  const town = `${addressCity}, ${addressState} ${addressPostalCode}`;
  return {
    slug,
    name,
    statusNote,
    phone: phoneMain,
    address: [addressLine1, addressLine2, town].filter(Boolean),
    directions: googleMapsLink || appleMapsLink,
  };
}
