import { inArray } from "drizzle-orm";
import { readsRecords } from "~/content/reads";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import type { OpeningState } from "../location/opening-state";
import type { Clock } from "../shared/location/place-now";
import { location } from "../shared/location/table";
import type { ProviderCard, ProviderPlace } from "../shared/provider/provider-card";
import { openingAt } from "./opening-at";

/** A provider in a list that says where they can be seen now. */
export interface ListedProvider extends ProviderCard {
  locations: (ProviderPlace & {
    /** Null if it is unknown when the provider is there. */
    opening: Pick<OpeningState, "isOpen" | "status" | "detail"> | null;
  })[];
}

/** Adds to each provider's locations whether the provider can be seen there now. */
export async function providersNow(
  db: Database,
  providers: readonly ProviderCard[],
  { now, timeZone, validUntil }: Clock,
): Promise<ListedProvider[]> {
  const ids = [...new Set(providers.flatMap(({ locations }) => locations.map(({ id }) => id)))];
  const places = await remembered(db, `opening hours ${ids}`, () => readHours(db, ids));
  const byId = new Map(places.map((place) => [place.id, place]));
  return providers.map((provider) => ({
    ...provider,
    locations: provider.locations.flatMap((link) => {
      const place = byId.get(link.id);
      if (!place) return [];
      const opening = openingAt(place, link.providerDays, now, timeZone);
      if (opening) validUntil(opening.until);
      return [{ ...link, opening: opening && shownState(opening) }];
    }),
  }));
}

function shownState({ isOpen, status, detail }: OpeningState) {
  return { isOpen, status, detail };
}

async function readHours(db: Database, ids: readonly string[]) {
  const places = await db
    .select({ id: location.id, openingHours: location.openingHours, status: location.status })
    .from(location)
    .where(inArray(location.id, [...ids]));
  readsRecords(location, ids);
  return places;
}
