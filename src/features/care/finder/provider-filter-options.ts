import { asc, exists, sql } from "drizzle-orm";
import { readsList } from "~/content/reads";
import { remembered } from "~/platform/cache/query-memory";
import type { Database } from "~/platform/database/database";
import { acceptedPlans } from "../insurance-plan/accepted-plans";
import { location } from "../shared/location/table";
import { provider, providerLocation, providerSpecialty } from "../shared/provider/table";
import { specialty } from "../specialty/table";

/** The filters of the finder. Contains only values that at least one provider has. */
export interface ProviderFilterOptions {
  specialties: { slug: string; name: string }[];
  locations: { slug: string; name: string }[];
  languages: string[];
  /** Insurance plans, by payer. */
  plans: { slug: string; name: string }[];
}

export function providerFilterOptions(db: Database): Promise<ProviderFilterOptions> {
  return remembered(db, "provider filter options", () => readOptions(db));
}

async function readOptions(db: Database): Promise<ProviderFilterOptions> {
  const [specialties, locations, languages, plans] = await Promise.all([
    db
      .select({ id: specialty.id, slug: specialty.slug, name: specialty.name })
      .from(specialty)
      .where(
        exists(
          db.select().from(providerSpecialty).where(sql`${providerSpecialty.specialtyId} = ${specialty.id}`),
        ),
      )
      .orderBy(asc(specialty.name)),
    db
      .select({ id: location.id, slug: location.slug, name: location.name })
      .from(location)
      .where(
        exists(
          db.select().from(providerLocation).where(sql`${providerLocation.locationId} = ${location.id}`),
        ),
      )
      .orderBy(asc(location.position), asc(location.name)),
    // First the distinct lists: there are few of them, and the query can read them from the index alone.
    db.execute<{ language: string }>(sql`
      select distinct unnest(languages) as language
      from (select distinct languages from ${provider}) lists order by language`),
    acceptedPlans(db),
  ]);
  readsList(provider);
  readsList(
    specialty,
    specialties.map(({ id }) => id),
  );
  readsList(
    location,
    locations.map(({ id }) => id),
  );
  return {
    specialties: specialties.map(({ slug, name }) => ({ slug, name })),
    locations: locations.map(({ slug, name }) => ({ slug, name })),
    languages: languages.rows.map((row) => row.language),
    plans: plans.map(({ slug, name }) => ({ slug, name })),
  };
}
