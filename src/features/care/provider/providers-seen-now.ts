import { eq } from "drizzle-orm";
import { readsAll } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import type { Clock } from "../shared/location/place-now";
import { location } from "../shared/location/table";
import { provider, providerLocation } from "../shared/provider/table";
import { openingAt } from "./opening-at";
import { readDays } from "./stored-days";

/** The ids of the providers who can be seen at one of their locations now, as far as their hours are known. */
export async function providersSeenNow(
  db: Database,
  { now, timeZone, validUntil }: Clock,
): Promise<string[]> {
  const places = await db
    .select({
      providerId: providerLocation.providerId,
      days: providerLocation.days,
      weeks: providerLocation.weeks,
      openingHours: location.openingHours,
      status: location.status,
    })
    .from(providerLocation)
    .innerJoin(location, eq(location.id, providerLocation.locationId));
  readsAll(provider);
  readsAll(location);
  const seen = places.filter((place) => {
    const opening = openingAt(place, readDays(place), now, timeZone);
    if (opening) validUntil(opening.until);
    return opening?.isOpen;
  });
  return [...new Set(seen.map(({ providerId }) => providerId))];
}
