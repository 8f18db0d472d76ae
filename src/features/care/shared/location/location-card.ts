import { asc, inArray } from "drizzle-orm";
import { readsList, readsRecords } from "~/content/reads";
import { type ImageView, imageViews } from "~/features/media/shared/image/image-view";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { location } from "./table";

const columns = {
  id: location.id,
  slug: location.slug,
  name: location.name,
  kind: location.kind,
  latitude: location.latitude,
  longitude: location.longitude,
  addressLine1: location.addressLine1,
  addressLine2: location.addressLine2,
  addressCity: location.addressCity,
  addressState: location.addressState,
  addressPostalCode: location.addressPostalCode,
  phoneMain: location.phoneMain,
  openingHours: location.openingHours,
  status: location.status,
  statusNote: location.statusNote,
  appleMapsLink: location.appleMapsLink,
  googleMapsLink: location.googleMapsLink,
};

/** A location in lists and on the map. Coordinates in degrees (WGS 84), phone as ten digits. */
export type LocationCard = Pick<typeof location.$inferSelect, keyof typeof columns> & {
  cardImage: ImageView | null;
};

/** Published locations in list order: all, or those with these ids. */
export async function locationCards(db: Database, ids?: readonly string[]): Promise<LocationCard[]> {
  if (ids?.length === 0) return [];
  return remembered(db, `location cards ${ids ?? "all"}`, () => readCards(db, ids));
}

async function readCards(db: Database, ids?: readonly string[]): Promise<LocationCard[]> {
  const rows = await db
    .select({ ...columns, cardImageId: location.cardImageId })
    .from(location)
    .where(ids && inArray(location.id, [...ids]))
    .orderBy(asc(location.position), asc(location.name));
  if (ids) readsRecords(location, ids);
  else
    readsList(
      location,
      rows.map((row) => row.id),
    );
  const images = await imageViews(
    db,
    rows.map((row) => row.cardImageId),
  );
  return rows.map(({ cardImageId, ...row }) => ({
    ...row,
    cardImage: (cardImageId && images.get(cardImageId)) || null,
  }));
}
