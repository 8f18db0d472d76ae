import { asc, eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { providerSpecialty } from "../shared/provider/table";
import { specialty } from "../specialty/table";

/** The names of a provider's published specialties, in the provider's order. */
export async function specialtyNamesOf(db: Database, providerId: string): Promise<string[]> {
  const rows = await db
    .select({ name: specialty.name })
    .from(providerSpecialty)
    .innerJoin(specialty, eq(specialty.id, providerSpecialty.specialtyId))
    .where(eq(providerSpecialty.providerId, providerId))
    .orderBy(asc(providerSpecialty.position));
  return rows.map((row) => row.name);
}
