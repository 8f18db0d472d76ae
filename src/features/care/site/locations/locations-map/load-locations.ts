import { successOf } from "~/site/browser/request/failure";
import { get } from "~/site/browser/request/request";
import { type MapLocation, mapLocations } from "./map-location";

/**
 * Fetches every location, with whether it is open now.
 * @throws Error when they cannot be had
 */
export async function loadLocations(): Promise<MapLocation[]> {
  const answer = successOf(await get("/api/location/list"));
  return mapLocations(answer.locations);
}
