import type { WireLocation } from "~/web/api/finding-care/wire-location";
import { isFailure } from "~/web/client/request/failure";
import { get } from "~/web/client/request/request";
import { type MapLocation, mapLocations } from "./map-location";

/**
 * Fetches every location, with whether it is open now.
 * @throws Error when they cannot be had
 */
export async function loadLocations(): Promise<MapLocation[]> {
  const answer = await get<{ locations: WireLocation[] }>("/api/location/list");
  if (isFailure(answer)) throw new Error(answer.error.message);
  return mapLocations(answer.locations);
}
