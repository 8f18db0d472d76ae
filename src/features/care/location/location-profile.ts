import { asc, eq, inArray, type SQL } from "drizzle-orm";
import { readsAddress, readsList, readsRecords } from "~/content/reads";
import { type ImageView, imageViews } from "~/features/media/shared/image/image-view";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { location, locationSpecialty } from "../shared/location/table";
import { specialty } from "../specialty/table";

/** All public data of a location. Phones are ten digits, HTML is sanitized. */
export type LocationProfile = typeof location.$inferSelect & {
  cardImage: ImageView | null;
  pageHeroImage: ImageView | null;
  specialties: { id: string; slug: string; name: string }[];
};

/** The published location with that slug, or undefined. */
export function locationBySlug(db: Database, slug: string): Promise<LocationProfile | undefined> {
  return remembered(db, `location at ${slug}`, async () => {
    const [profile] = await profiles(db, eq(location.slug, slug));
    readsAddress(location, slug, profile?.id);
    return profile;
  });
}

/** Published locations in list order: all, or those with these ids. */
export async function locationProfiles(db: Database, ids?: readonly string[]): Promise<LocationProfile[]> {
  if (ids?.length === 0) return [];
  return remembered(db, `location profiles ${ids ?? "all"}`, () => readProfiles(db, ids));
}

async function readProfiles(db: Database, ids?: readonly string[]): Promise<LocationProfile[]> {
  const found = await profiles(db, ids && inArray(location.id, [...ids]));
  if (ids) readsRecords(location, ids);
  else
    readsList(
      location,
      found.map((one) => one.id),
    );
  return found;
}

async function profiles(db: Database, where: SQL | undefined): Promise<LocationProfile[]> {
  const rows = await db
    .select()
    .from(location)
    .where(where)
    .orderBy(asc(location.position), asc(location.name));
  if (rows.length === 0) return [];
  const [images, links] = await Promise.all([
    imageViews(
      db,
      rows.flatMap((row) => [row.cardImageId, row.pageHeroImageId]),
    ),
    db
      .select({
        owner: locationSpecialty.locationId,
        id: specialty.id,
        slug: specialty.slug,
        name: specialty.name,
      })
      .from(locationSpecialty)
      .innerJoin(specialty, eq(specialty.id, locationSpecialty.specialtyId))
      .where(
        inArray(
          locationSpecialty.locationId,
          rows.map((row) => row.id),
        ),
      )
      .orderBy(asc(locationSpecialty.position)),
  ]);
  readsRecords(
    specialty,
    links.map((link) => link.id),
  );
  const specialtiesOf = Map.groupBy(links, (link) => link.owner);
  const imageOf = (id: string | null) => (id && images.get(id)) || null;
  return rows.map((row) => ({
    ...row,
    about: sanitizeRichText(row.about),
    cardImage: imageOf(row.cardImageId),
    pageHeroImage: imageOf(row.pageHeroImageId),
    specialties: (specialtiesOf.get(row.id) ?? []).map(({ owner: _, ...one }) => one),
  }));
}
