import { type SQL, sql } from "drizzle-orm";
import { providersTaking } from "../insurance-plan/accepted-plans";
import { insurancePlan } from "../insurance-plan/table";
import { location } from "../shared/location/table";
import { providerLocation, providerSpecialty } from "../shared/provider/table";
import { specialty } from "../specialty/table";

/** The filters of a search for providers. Specialty and location are slugs; the language is as in profiles. */
export interface ProviderFilters {
  specialty?: string;
  location?: string;
  acceptingNew?: boolean;
  telehealth?: boolean;
  /** The slug of an insurance plan. */
  insurance?: string;
  language?: string;
  gender?: string;
  /** The ids of the providers who can be seen now (`providersSeenNow`), to exclude all others. */
  seenNow?: readonly string[] | undefined;
}

/** The SQL condition for a provider row named `p`. */
export function providerMatchesFilters(filters: ProviderFilters): SQL {
  const all = conditions(filters);
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
}

function conditions(filters: ProviderFilters): SQL[] {
  const {
    specialty: practised,
    location: place,
    acceptingNew,
    telehealth,
    insurance,
    language,
    gender,
    seenNow,
  } = filters;
  return [
    practised &&
      sql`p.id in (select ps.provider_id from ${providerSpecialty} ps join ${specialty} s on s.id = ps.specialty_id where s.slug = ${practised})`,
    place &&
      sql`p.id in (select pl.provider_id from ${providerLocation} pl join ${location} l on l.id = pl.location_id where l.slug = ${place})`,
    acceptingNew && sql`p.accepting_new_patients`,
    telehealth && sql`p.telehealth`,
    insurance &&
      sql`p.id in ${providersTaking(sql`(select id from ${insurancePlan} where slug = ${insurance})`)}`,
    language && sql`${language} = any(p.languages)`,
    gender && sql`p.gender = ${gender}`,
    seenNow && sql`p.id = any(${sql.param(seenNow)}::uuid[])`,
  ].filter((condition) => condition instanceof Object);
}
