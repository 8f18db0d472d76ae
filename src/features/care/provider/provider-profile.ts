import { asc, eq, type SQL, sql } from "drizzle-orm";
import { publicColumns, type RowOf } from "~/content/publishing/published-columns";
import { readsAddress, readsRecords } from "~/content/reads";
import { type ImageView, imageColumns } from "~/features/media/shared/image/image-view";
import { image } from "~/features/media/shared/image/table";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { type LocationProfile, locationProfiles } from "../location/location-profile";
import type { ProviderDays } from "../shared/provider/provider-card";
import { provider, providerLocation, providerSpecialty } from "../shared/provider/table";
import { specialty } from "../specialty/table";
import { readDays } from "./stored-days";

const columns = publicColumns(provider, "sortName", "terms", "nameTerms", "updatedAt");

/** The published row of a provider. HTML is sanitized. Empty texts were not filled in. */
export type ProviderFacts = RowOf<typeof columns>;

/** All public data of a provider. */
export interface ProviderProfile extends Omit<ProviderFacts, "profileImageId"> {
  profileImage: ImageView | null;
  specialties: { id: string; slug: string; name: string }[];
  /** The locations where they see patients, in the provider's order. */
  locations: (LocationProfile & { providerDays: ProviderDays })[];
}

/** The published provider with that slug, or undefined. */
export function providerBySlug(db: Database, slug: string): Promise<ProviderProfile | undefined> {
  return remembered(db, `provider at ${slug}`, async () => {
    const found = await profile(db, eq(provider.slug, slug));
    readsAddress(provider, slug, found?.id);
    return found;
  });
}

/** The published provider with that id (a UUID), or undefined. */
export async function providerById(db: Database, id: string): Promise<ProviderProfile | undefined> {
  const found = await profile(db, eq(provider.id, id));
  readsRecords(provider, [id]);
  return found;
}

async function profile(db: Database, where: SQL): Promise<ProviderProfile | undefined> {
  const [row] = await db
    .select({ facts: columns, profileImage: imageColumns(image), specialties: specialtiesOf(db) })
    .from(provider)
    .leftJoin(image, eq(image.id, provider.profileImageId))
    .where(where);
  const specialties = row?.specialties ?? [];
  readsRecords(image, [row?.facts.profileImageId ?? null]);
  readsRecords(
    specialty,
    specialties.map((one) => one.id),
  );
  if (!row) return undefined;
  const { profileImageId: _, ...facts } = row.facts;
  const links = await db
    .select({ id: providerLocation.locationId, days: providerLocation.days, weeks: providerLocation.weeks })
    .from(providerLocation)
    .where(eq(providerLocation.providerId, facts.id))
    .orderBy(asc(providerLocation.position));
  const places = await locationProfiles(
    db,
    links.map((link) => link.id),
  );
  return {
    ...facts,
    bio: sanitizeRichText(facts.bio),
    profileImage: row.profileImage,
    specialties,
    locations: links.flatMap(({ id, ...stored }) => {
      const place = places.find((one) => one.id === id);
      return place ? [{ ...place, providerDays: readDays(stored) }] : [];
    }),
  };
}

/** A subquery, so that one query loads a provider and their specialties. Null if there are none. */
function specialtiesOf(db: Database) {
  const one = sql`json_build_object('id', ${specialty.id}, 'slug', ${specialty.slug}, 'name', ${specialty.name})`;
  const all = db
    .select({ all: sql`json_agg(${one} order by ${providerSpecialty.position})` })
    .from(providerSpecialty)
    .innerJoin(specialty, eq(specialty.id, providerSpecialty.specialtyId))
    .where(eq(providerSpecialty.providerId, provider.id));
  return sql<ProviderProfile["specialties"] | null>`(${all})`;
}
