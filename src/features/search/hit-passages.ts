import { type SQL, sql } from "drizzle-orm";
import { searchDocument, searchPassage } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { preparedQuery } from "~/platform/database/prepared-query";
import { PASSAGE, type Passages } from "./excerpt-of";
import { beginningsOf } from "./marked-text";
import { type WeighedUnit, weightOf } from "./read-query";

/** The part of a hit's page that matches the query, with the text around its first match. */
export interface HitPassage extends Passages {
  anchor: string;
  heading: string;
}

/** The maximum number of words to look for in parts, those with the highest weight. */
const MAX_UNITS = 8;
/** The minimum share of the query that a part must match in addition to title and summary. */
const MIN_PART_SHARE = sql.raw("0.2");

interface PassageParameters extends Record<string, unknown> {
  ids: string[];
  /** tsquery texts, with weights whose sum is 1. */
  units: string[];
  shares: number[];
  /** The words that the text should contain, as a regular expression. */
  shownWords: string;
}

interface Row extends HitPassage, Record<string, unknown> {
  id: string;
}

const NUMBERS = Array.from({ length: MAX_UNITS }, (_, at) => sql.raw(String(at + 1)));

/** The share of the query's weight that a text search vector matches. */
function shareIn(vector: SQL): SQL {
  return sql.join(
    NUMBERS.map(
      (at) =>
        sql`case when units[${at}] is not null and ${vector} @@ units[${at}] then shares[${at}] else 0 end`,
    ),
    sql` + `,
  );
}

/**
 * Title and heading count together: “Visiting” and “Hours” match “visiting hours”. A part gets a link if its heading
 * has a word that is not in the title, or if its text has one that is in neither title nor summary.
 */
const reading = preparedQuery<PassageParameters, Row>(
  "search_hit_passages",
  sql`
    with asked as materialized (
      select ${sql.placeholder("units")}::text[]::tsquery[] as units, ${sql.placeholder("shares")}::real[] as shares
    ), hit as materialized (
      select d.item_id, ts_filter(d.head, '{a}') as title, ts_filter(d.head, '{a,c}') as opening
      from unnest(${sql.placeholder("ids")}::uuid[]) as given (id) join ${searchDocument} d on d.item_id = given.id
    ), part as materialized (
      select hit.item_id, p.at, p.anchor, p.heading, p.text,
        ${shareIn(sql`(hit.title || ts_filter(p.terms, '{a}'))`)} as by_heading,
        ${shareIn(sql`(hit.title || p.terms)`)} as by_text,
        ${shareIn(sql`hit.title`)} as by_title,
        ${shareIn(sql`hit.opening`)} as by_opening
      from hit join ${searchPassage} p using (item_id), asked
    )
    select distinct on (item_id) item_id as id, anchor, heading, '' as excerpt,
      substr(text, first.at, ${sql.raw(String(PASSAGE.length))}) as passage, first.at as "passageAt"
    from part, lateral (
      select greatest(regexp_instr(text, ${sql.placeholder("shownWords")}::text, 1, 1, 0, 'i') - ${sql.raw(String(PASSAGE.before))}, 1) as at
    ) first
    where by_heading - by_title >= ${MIN_PART_SHARE} or by_text - by_opening >= ${MIN_PART_SHARE}
    order by item_id, by_heading + by_text desc, part.at`,
  { id: true, anchor: true, heading: true, excerpt: true, passage: true, passageAt: true },
);

/** The part of each record's page that matches the query better than its beginning does, by the record's id. */
export async function hitPassages(
  db: Database,
  units: readonly WeighedUnit[],
  ids: string[],
): Promise<ReadonlyMap<string, HitPassage>> {
  if (ids.length === 0) return new Map();
  const known = units
    .filter(({ isKnown }) => isKnown)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MAX_UNITS);
  const sum = known.reduce((total, unit) => total + weightOf(unit), 0);
  const rows = await reading(db, {
    ids,
    units: known.map(({ query }) => query),
    shares: known.map((unit) => weightOf(unit) / sum),
    shownWords: beginningsOf(known.flatMap(({ stems }) => stems)),
  });
  return new Map(rows.map((row) => [row.id, row]));
}
