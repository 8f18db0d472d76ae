import { successOf } from "~/site/browser/request/failure";
import { get } from "~/site/browser/request/request";
import { type MapLocation, mapLocations } from "./map-location";

/**
 * Fetches all locations with their opening state.
 * @throws Error if the request fails
 */
export async function loadLocations(): Promise<MapLocation[]> {
  const answer = successOf(await get("/api/location/list"));
  return mapLocations(answer.locations);
}
