import { type SQL, sql } from "drizzle-orm";
import { searchDocument, searchPhrase } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { cleanQuery, wordsOf } from "./clean-query";
import { correctSpelling } from "./correct-spelling";

/** What somebody who is typing may mean. */
export interface Suggestion {
  type: string;
  title: string;
  url: string;
  excerpt: string;
  /** The phrase of people's words that leads there; null where the words are the record's own. */
  words: string | null;
}

const MOST = 8;
/** So many records are looked at for each way to be found. */
const LOOKED_AT = 300;
/** With fewer letters a word begins too many others: only titles and phrases that begin with it are suggested. */
const ENOUGH_TO_BEGIN = 3;

/** Up to eight records that what is being typed may lead to; the last word may be unfinished, or slightly wrong. */
export async function suggest(db: Database, typed: string): Promise<Suggestion[]> {
  const query = cleanQuery(typed);
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = await suggestions(db, words);
  if (found.length > 0) return found;
  const instead = await correctSpelling(
    db,
    words.map((word) => word.replaceAll(/['’]/g, "")),
  );
  if (instead.size === 0) return [];
  return suggestions(
    db,
    words.map((word) => instead.get(word) ?? word),
  );
}

async function suggestions(db: Database, words: readonly string[]): Promise<Suggestion[]> {
  const said = words.map((word) => word.replaceAll(/['’]/g, " ")).join(" ");
  const { rows } = await db.execute<Suggestion & Record<string, unknown>>(sql`
    with asked as materialized (
      select key, ${begun(words)} as query
      from (select lower(unaccent(${said}::text)) as key) said
    ), phrase as (
      select owner_id as item_id, min(phrase) as words from ${searchPhrase} p, asked
      where p.kind = 'found' and ${beginsWith(sql`p.key`)} group by owner_id
    ), way as (
      select item_id, words, 1.2 as score from phrase
      union all (select item_id, null, 1 from ${searchDocument}, asked where ${beginsWith(sql`title_key`)} and weight = 3 limit ${LOOKED_AT})
      union all (select item_id, null, 1 from ${searchDocument}, asked where ${beginsWith(sql`title_key`)} limit ${LOOKED_AT})
      union all (select item_id, null, 0.1 from ${searchDocument}, asked where head @@ query and weight = 3 limit ${LOOKED_AT})
      union all (select item_id, null, 0 from ${searchDocument}, asked where head @@ query limit ${LOOKED_AT})
    ), each as (
      select item_id, min(words) as words, max(score) as score from way group by item_id
    ), ranked as (
      select d.type, d.title, d.url, d.excerpt, each.words,
        (score + ts_rank('{0, 0.2, 0.6, 1}', d.head, asked.query)) * (1 + 0.2 * d.weight) as score
      from each join ${searchDocument} d using (item_id), asked
    ), once as (
      select distinct on (type, title) * from ranked order by type, title, score desc, url
    )
    select type, title, url, excerpt, words from once order by score desc, title, url limit ${MOST}`);
  return rows;
}

/** What is typed is not known when the query is planned, so that the index would not be used for `like`: between it and the last text that begins with it. */
function beginsWith(column: SQL): SQL {
  return sql`${column} ~>=~ asked.key and ${column} ~<~ (asked.key || chr(1114109))`;
}

/** Every word must occur, and the last one may still be unfinished. Text of a tsquery, empty where that would be half the site. */
function begun(words: readonly string[]): SQL {
  const last = words.at(-1) ?? "";
  const whole = words.slice(0, -1).map((word) => sql`plainto_tsquery('english', unaccent(${word}::text))`);
  const parts = last.replaceAll(/[^\p{L}\p{N}]/gu, "");
  const unfinished = sql`to_tsquery('simple', quote_literal(regexp_replace(unaccent(${parts}::text), '[^[:alnum:]]', '', 'g')) || ':*')`;
  if (parts.length < ENOUGH_TO_BEGIN)
    return whole.length > 0 ? sql`(${sql.join(whole, sql` && `)})` : sql`''::tsquery`;
  return sql`(${sql.join([...whole, unfinished], sql` && `)})`;
}
