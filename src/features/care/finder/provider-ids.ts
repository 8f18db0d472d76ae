import { type SQL, sql } from "drizzle-orm";
import { readsAddress, readsAll, readsList, readsListOf } from "~/content/reads";
import type { Database } from "~/platform/database/database";
import { insurancePlan } from "../insurance-plan/table";
import { location } from "../shared/location/table";
import { provider, providerSpecialty } from "../shared/provider/table";
import { specialty } from "../specialty/table";
import type { Lead } from "./leading-specialties";
import { type ProviderFilters, providerMatchesFilters } from "./provider-filters";
import type { WordMatch } from "./word-matches";

export const PROVIDERS_PER_PAGE = 20;

/** How a term matches providers: by name, by specialty, or by other text. */
export interface TermMatches {
  words: WordMatch[];
  lead?: Lead;
}

export interface Found {
  ids: string[];
  total: number;
  /** How many providers the term matches without filters, and whether it is a provider's name or a prefix of one. */
  anywhere: number;
  named: boolean;
}

/** Values of the sort column. Matching specialties rank between them. */
const NAME = sql.raw("0");
const NAME_PREFIX = sql.raw("10");
const MENTION_WEIGHT = sql.raw("11");

export const NO_PROVIDERS: Found = { ids: [], total: 0, anywhere: 0, named: false };

/** All providers that match the filters, by last name. */
export async function everyProvider(db: Database, filters: ProviderFilters, page: number): Promise<Found> {
  const { owner, plan, ...found } = await read(
    db,
    sql`with best as (
      select id, sort_name, 0 as class, true as kept from ${provider} p where ${providerMatchesFilters(filters)})`,
    filters,
    page,
  );
  const isNarrowed = filters.specialty || filters.location;
  // A filter with an unknown slug has no results until a record gets that slug.
  if (isNarrowed) readsListOf(provider, owner ? [owner] : []);
  else readsList(provider);
  if (plan) readsListOf(location, [plan]);
  return found;
}

/** The providers that match a term. Three indexes are combined before any row is read. */
export async function providersByTerm(
  db: Database,
  matches: TermMatches,
  filters: ProviderFilters,
  page: number,
): Promise<Found> {
  const matchesFilters = sql`(${providerMatchesFilters(filters)}) as kept`;
  const sources = [
    ...byName(matches.words, matchesFilters),
    ...byLead(matches, matchesFilters),
    ...byText(matches.words, matchesFilters),
  ];
  if (sources.length === 0) return NO_PROVIDERS;
  // The term can match any word of a provider.
  readsAll(provider);
  const {
    owner: _,
    plan,
    ...found
  } = await read(
    db,
    sql`with found as (${sql.join(sources, sql` union all `)}),
      best as (
        select id, sort_name, min(class) as class, bool_or(kept) as kept from found group by id, sort_name)`,
    filters,
    page,
  );
  if (plan) readsListOf(location, [plan]);
  return found;
}

/** The matches, with the ids of the specialty or location and of the insurance plan in the filters. */
type FilteredMatches = Found & { owner: string | null; plan: string | null };

async function read(
  db: Database,
  best: SQL,
  filters: ProviderFilters,
  page: number,
): Promise<FilteredMatches> {
  const offset = (page - 1) * PROVIDERS_PER_PAGE;
  const { rows } = await db.execute<FilteredMatches & Record<string, unknown>>(sql`${best}
    select array(
        select id from best where kept order by class, sort_name, id
        limit ${PROVIDERS_PER_PAGE} offset ${offset}
      ) as ids,
      (count(*) filter (where kept))::int as total, count(*)::int as anywhere,
      coalesce(bool_or(class in (${NAME}, ${NAME_PREFIX})), false) as named,
      ${ownerOf(filters)} as owner, ${planOf(filters)} as plan
    from best`);
  if (filters.specialty) readsAddress(specialty, filters.specialty);
  if (filters.location) readsAddress(location, filters.location);
  if (filters.insurance) readsAddress(insurancePlan, filters.insurance);
  return rows[0] ?? { ...NO_PROVIDERS, owner: null, plan: null };
}

function planOf({ insurance }: ProviderFilters): SQL {
  return insurance ? sql`(select id from ${insurancePlan} where slug = ${insurance})` : sql`null`;
}

function ownerOf(filters: ProviderFilters): SQL {
  if (filters.specialty) return sql`(select id from ${specialty} where slug = ${filters.specialty})`;
  if (filters.location) return sql`(select id from ${location} where slug = ${filters.location})`;
  return sql`null`;
}

const HONORIFICS = new Set(["dr", "doctor", "doc", "mr", "mrs", "ms"]);

/** Complete words of the name rank first. A longer name with that prefix ranks after the specialties. */
function byName(words: WordMatch[], matchesFilters: SQL): SQL[] {
  const names = namesIn(words);
  if (names.length === 0) return [];
  const whole = names.map((name) => `'${name}'`).join(" & ");
  return [
    sql`select id, sort_name, ${NAME} as class, ${matchesFilters} from ${provider} p where name_terms @@ ${matching(whole)}`,
    sql`select id, sort_name, ${NAME_PREFIX} as class, ${matchesFilters} from ${provider} p
      where name_terms @@ ${matching(beginningOfName(names))}`,
  ];
}

/** Names are matched as typed, without synonyms. */
function namesIn(words: WordMatch[]): string[] {
  return words.flatMap(({ plain }) => plain).filter((word) => !HONORIFICS.has(word));
}

function beginningOfName(names: string[]): string {
  return names.map((name) => `'${name}'${name.length > 2 ? ":*" : ""}`).join(" & ");
}

/**
 * A prefix of a specialty's word matches the specialty only if it is not also the prefix of a name: "Rosa" is not
 * "rosacea".
 */
function byLead({ lead, words }: TermMatches, matchesFilters: SQL): SQL[] {
  if (!lead) return [];
  const led = sql`select p.id, p.sort_name, array_position(led.ids, ps.specialty_id) as class, ${matchesFilters}
    from (select ${sql.param(lead.specialtyIds)}::uuid[] as ids) led
    join ${providerSpecialty} ps on ps.specialty_id = any(led.ids)
    join ${provider} p on p.id = ps.provider_id`;
  if (!lead.byBeginning || words.length === 0) return [led];
  return [
    sql`${led} where not exists (
      select from ${provider} where name_terms @@ ${matching(beginningOfName(words.flatMap(({ plain }) => plain)))})`,
  ];
}

function byText(words: WordMatch[], matchesFilters: SQL): SQL[] {
  const meaning = words.filter((word) => !word.isStopWord);
  if (meaning.length === 0) return [];
  const query = meaning.map((word) => `(${word.query})`).join(" & ");
  return [
    sql`select id, sort_name, ${MENTION_WEIGHT} as class, ${matchesFilters} from ${provider} p where terms @@ ${matching(query)}`,
  ];
}

/**
 * In a subquery, the planner cannot see how common the words are and always uses the index. Otherwise it reads the
 * whole table with every stored vector if most rows match, which is five times slower.
 */
function matching(query: string): SQL {
  return sql`(select ${query}::tsquery)`;
}
