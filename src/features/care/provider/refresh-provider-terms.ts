import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { location } from "../shared/location/table";
import { provider, providerLocation, providerSpecialty } from "../shared/provider/table";
import { specialty } from "../specialty/table";

type Which = { providerId: string } | { specialtyId: string } | { locationId: string };

/**
 * Rewrites the search terms of providers. They include the words of their specialties and locations, so this runs in
 * the transaction that publishes a provider or changes one of those.
 */
export async function refreshProviderTerms(tx: Database, which: Which): Promise<void> {
  const specialtyWords = sql`(
    select string_agg(s.name || ' ' || array_to_string(s.plain_words, ' ') || ' ' || array_to_string(s.treats, ' '), ' ')
    from ${providerSpecialty} ps join ${specialty} s on s.id = ps.specialty_id where ps.provider_id = ${provider.id})`;
  const places = sql`(
    select string_agg(l.name || ' ' || l.address_city, ' ') from ${providerLocation} pl join ${location} l on l.id = pl.location_id
    where pl.provider_id = ${provider.id})`;
  const vector = (text: unknown, weight: "A" | "B" | "C" | "D") => {
    const plain = sql`unaccent(coalesce(${text}, ''))`;
    return sql`setweight(to_tsvector('english', ${plain}) || to_tsvector('simple', ${plain}), ${sql.raw(`'${weight}'`)})`;
  };
  const languages = sql`array_to_string(${provider.languages}, ' ')`;
  const biography = sql`regexp_replace(${provider.bio}, '<[^>]+>', ' ', 'g')`;
  await tx
    .update(provider)
    .set({
      terms: sql`${vector(sql`${provider.name} || ' ' || ${provider.acronymsAndAbbreviations}`, "A")}
        || ${vector(specialtyWords, "B")}
        || ${vector(sql`${provider.position} || ' ' || ${provider.clinicalInterests} || ' ' || ${languages}`, "C")}
        || ${vector(sql`${biography} || ' ' || coalesce(${places}, '')`, "D")}`,
      nameTerms: sql`to_tsvector('simple', unaccent(${provider.name} || ' ' || ${provider.acronymsAndAbbreviations}))`,
    })
    .where(affected(tx, which));
}

function affected(tx: Database, which: Which) {
  if ("providerId" in which) return eq(provider.id, which.providerId);
  if ("specialtyId" in which) {
    const links = tx.select({ id: providerSpecialty.providerId }).from(providerSpecialty);
    return inArray(provider.id, links.where(eq(providerSpecialty.specialtyId, which.specialtyId)));
  }
  const links = tx.select({ id: providerLocation.providerId }).from(providerLocation);
  return inArray(provider.id, links.where(eq(providerLocation.locationId, which.locationId)));
}
