import { asc, eq, inArray } from "drizzle-orm";
import { readsRecords } from "~/content/reads";
import { imageViews } from "~/features/media/shared/image/image-view";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { location } from "../shared/location/table";
import type { ProviderCard } from "../shared/provider/provider-card";
import { provider, providerLocation, providerSpecialty } from "../shared/provider/table";
import { specialty } from "../specialty/table";
import { daysLabel } from "./opening-at";
import { readDays } from "./stored-days";

/** Published providers in the order of `ids`, with their pictures, specialties, and locations. Takes four queries. */
export async function providerCards(db: Database, ids: readonly string[]): Promise<ProviderCard[]> {
  if (ids.length === 0) return [];
  return remembered(db, `provider cards ${ids}`, () => readCards(db, ids));
}

async function readCards(db: Database, ids: readonly string[]): Promise<ProviderCard[]> {
  const [rows, specialties, locations] = await Promise.all([
    providerRows(db, ids),
    specialtiesOfProviders(db, ids),
    locationsOfProviders(db, ids),
  ]);
  readsRecords(provider, ids);
  const images = await imageViews(
    db,
    rows.map((row) => row.profileImageId),
  );
  const specialtiesOf = Map.groupBy(specialties, (one) => one.owner);
  const locationsOf = Map.groupBy(locations, (one) => one.owner);
  const cards = rows.map(
    ({ profileImageId, ...row }): ProviderCard => ({
      ...row,
      profileImage: (profileImageId && images.get(profileImageId)) || null,
      specialties: (specialtiesOf.get(row.id) ?? []).map(({ owner: _, ...one }) => one),
      locations: (locationsOf.get(row.id) ?? []).map(({ owner: _, days, weeks, ...one }) => {
        const providerDays = readDays({ days, weeks });
        return { ...one, providerDays, daysLabel: daysLabel(providerDays) };
      }),
    }),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.map((id) => byId.get(id)).filter((card) => card !== undefined);
}

function providerRows(db: Database, ids: readonly string[]) {
  return db
    .select({
      id: provider.id,
      slug: provider.slug,
      name: provider.name,
      acronymsAndAbbreviations: provider.acronymsAndAbbreviations,
      position: provider.position,
      hasOwnPatients: provider.hasOwnPatients,
      acceptingNewPatients: provider.acceptingNewPatients,
      telehealth: provider.telehealth,
      referralNeeded: provider.referralNeeded,
      languages: provider.languages,
      profileImageId: provider.profileImageId,
    })
    .from(provider)
    .where(inArray(provider.id, [...ids]));
}

/** The specialties of providers (`owner`), in each provider's order. */
async function specialtiesOfProviders(db: Database, ids: readonly string[]) {
  const specialties = await db
    .select({
      owner: providerSpecialty.providerId,
      id: specialty.id,
      slug: specialty.slug,
      name: specialty.name,
    })
    .from(providerSpecialty)
    .innerJoin(specialty, eq(specialty.id, providerSpecialty.specialtyId))
    .where(inArray(providerSpecialty.providerId, [...ids]))
    .orderBy(asc(providerSpecialty.position));
  readsRecords(
    specialty,
    specialties.map((one) => one.id),
  );
  return specialties;
}

/** The locations of providers (`owner`), in each provider's order. */
async function locationsOfProviders(db: Database, ids: readonly string[]) {
  const locations = await db
    .select({
      owner: providerLocation.providerId,
      id: location.id,
      slug: location.slug,
      name: location.name,
      addressCity: location.addressCity,
      phoneMain: location.phoneMain,
      days: providerLocation.days,
      weeks: providerLocation.weeks,
    })
    .from(providerLocation)
    .innerJoin(location, eq(location.id, providerLocation.locationId))
    .where(inArray(providerLocation.providerId, [...ids]))
    .orderBy(asc(providerLocation.position));
  readsRecords(
    location,
    locations.map((one) => one.id),
  );
  return locations;
}
