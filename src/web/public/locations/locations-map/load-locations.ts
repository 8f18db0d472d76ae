import type { WireLocation } from "~/web/api/finding-care/wire-location";
import { successOf } from "~/web/client/request/failure";
import { get } from "~/web/client/request/request";
import { type MapLocation, mapLocations } from "./map-location";

/**
 * Fetches every location, with whether it is open now.
 * @throws Error when they cannot be had
 */
export async function loadLocations(): Promise<MapLocation[]> {
  const answer = successOf(await get<{ locations: WireLocation[] }>("/api/location/list"));
  return mapLocations(answer.locations);
}
