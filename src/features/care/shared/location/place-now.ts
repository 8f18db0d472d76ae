import type { ImageView } from "~/features/media/shared/image/image-view";
import { openingState } from "../../location/opening-state";
import type { LocationCard } from "./location-card";
import { type PlaceView, placeView } from "./place-view";

/** A place as lists of places show it: with its picture. */
export interface ListedPlace extends PlaceView {
  picture: ImageView | null;
}

/** What lists depend on besides the records: the clock, and who must know until when the answer holds. */
export interface Clock {
  now: Date;
  /** IANA name of the hospital's time zone. */
  timeZone: string;
  holdsUntil(instant: Date): void;
}

/** A place and whether it is open now. */
export function placeNow(card: LocationCard, { now, timeZone, holdsUntil }: Clock): ListedPlace {
  const { until, ...opening } = openingState(card, now, timeZone);
  holdsUntil(until);
  return { ...placeView(card, opening), picture: card.cardImage };
}
