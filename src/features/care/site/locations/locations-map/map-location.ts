import type { MarkedPlace } from "~/ui/map/place-map";
import type { LocationResponse } from "../../../location-response";
import { type PlaceView, placeView } from "../../../shared/location/place-view";

/** A location for the list and the map. */
export interface MapLocation extends MarkedPlace, PlaceView {
  isMain: boolean;
}

/** Converts the API's locations for the map. The first hospital is the main one. */
export function mapLocations(locations: readonly LocationResponse[]): MapLocation[] {
  const main = locations.find(({ kind }) => kind === "hospital");
  return locations.map((location) => ({
    ...placeView(location, location.openingState),
    id: location.id,
    latitude: location.latitude,
    longitude: location.longitude,
    isMain: location === main,
  }));
}
