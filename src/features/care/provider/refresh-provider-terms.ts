import { eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { SearchPart } from "~/content/fields/field";
import { type StoredField, storedFields } from "~/content/publishing/published-columns";
import type { Database } from "~/platform/database/database";
import { location } from "../shared/location/table";
import { providerFields } from "../shared/provider/fields";
import { provider, providerLocation, providerSpecialty } from "../shared/provider/table";
import { specialty } from "../specialty/table";

type Weight = "A" | "B" | "C" | "D";

/** Fields that are part of the search document are also searched here, with these weights. */
const WEIGHTS: Record<SearchPart, Weight> = { title: "A", words: "B", excerpt: "C", body: "D" };

/** Fields whose weight differs from that in the site's search. */
const FINDER_WEIGHTS: Partial<Record<string, Weight>> = {
  clinicalInterests: "C",
  languages: "C",
} satisfies Partial<Record<keyof typeof providerFields, Weight>>;

type ProviderSelection = { providerId: string } | { specialtyId: string } | { locationId: string };

/**
 * Updates the search terms of providers. They include the words of their specialties and locations, so call this in the
 * transaction that publishes a provider or changes one of those.
 */
export async function refreshProviderTerms(tx: Database, which: ProviderSelection): Promise<void> {
  const specialtyWords = sql`(
    select string_agg(s.name || ' ' || array_to_string(s.plain_words, ' ') || ' ' || array_to_string(s.treats, ' '), ' ')
    from ${providerSpecialty} ps join ${specialty} s on s.id = ps.specialty_id where ps.provider_id = ${provider.id})`;
  const places = sql`(
    select string_agg(l.name || ' ' || l.address_city, ' ') from ${providerLocation} pl join ${location} l on l.id = pl.location_id
    where pl.provider_id = ${provider.id})`;
  await tx
    .update(provider)
    .set({
      terms: sql`${vector("A", fieldTexts("A"))}
        || ${vector("B", [...fieldTexts("B"), specialtyWords])}
        || ${vector("C", fieldTexts("C"))}
        || ${vector("D", [...fieldTexts("D"), places])}`,
      nameTerms: sql`to_tsvector('simple', unaccent(${joined(fieldTexts("A"))}))`,
    })
    .where(affected(tx, which));
}

/** The words, both stemmed and unstemmed. */
function vector(weight: Weight, texts: SQL[]): SQL {
  const plain = sql`unaccent(${joined(texts)})`;
  return sql`setweight(to_tsvector('english', ${plain}) || to_tsvector('simple', ${plain}), ${sql.raw(`'${weight}'`)})`;
}

/** Omits null values. */
function joined(texts: SQL[]): SQL {
  return sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`;
}

/** The texts of the fields with this weight, in order. */
function fieldTexts(weight: Weight): SQL[] {
  const columns: Record<string, PgColumn> = getTableColumns(provider);
  return storedFields(providerFields).flatMap(({ name, column, field }) => {
    const stored = columns[column];
    return stored && weightOf(name, field) === weight ? [textOf(stored, field)] : [];
  });
}

function weightOf(name: string, { search = [] }: StoredField): Weight | undefined {
  const [part] = [search].flat();
  return FINDER_WEIGHTS[name] ?? (part && WEIGHTS[part]);
}

function textOf(column: PgColumn, { kind }: StoredField): SQL {
  if (kind === "HTML") return sql`regexp_replace(${column}, '<[^>]+>', ' ', 'g')`;
  if (kind === "TEXT_ARRAY") return sql`array_to_string(${column}, ' ')`;
  return sql`${column}`;
}

function affected(tx: Database, which: ProviderSelection) {
  if ("providerId" in which) return eq(provider.id, which.providerId);
  if ("specialtyId" in which) {
    const links = tx.select({ id: providerSpecialty.providerId }).from(providerSpecialty);
    return inArray(provider.id, links.where(eq(providerSpecialty.specialtyId, which.specialtyId)));
  }
  const links = tx.select({ id: providerLocation.providerId }).from(providerLocation);
  return inArray(provider.id, links.where(eq(providerLocation.locationId, which.locationId)));
}
