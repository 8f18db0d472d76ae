import type { ImageView } from "~/features/media/shared/image/image-view";
import { openingState } from "../../location/opening-state";
import type { LocationCard } from "./location-card";
import { type PlaceView, placeView } from "./place-view";

/** A location in a list, with its picture. */
export interface ListedPlace extends PlaceView {
  picture: ImageView | null;
}

/** The time, and a callback for the time until which the result is valid. */
export interface Clock {
  now: Date;
  /** IANA name of the hospital's time zone. */
  timeZone: string;
  validUntil(instant: Date): void;
}

/** A location with its current opening state. */
export function placeNow(card: LocationCard, { now, timeZone, validUntil }: Clock): ListedPlace {
  const { until, ...opening } = openingState(card, now, timeZone);
  validUntil(until);
  return { ...placeView(card, opening), picture: card.cardImage };
}
