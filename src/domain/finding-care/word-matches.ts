import { sql } from "drizzle-orm";
import { specialty } from "~/content/types/specialty/table";
import type { Database } from "~/platform/database/database";

/** One word of a search term and what it leads to. */
export interface WordMatch {
  /** As it was typed. */
  typed: string;
  /** In the form that PostgreSQL compares: without accents. */
  plain: string;
  /** A word such as "the" or "with", which says nothing by itself. */
  isStopWord: boolean;
  /** The word stemmed and unstemmed, as text of a tsquery. */
  query: string;
  /** The specialties that have the word; `rank` says how much of them it makes, 0 where only a longer word begins with it. */
  specialties: { id: string; rank: number }[];
}

/** Looks every word up among the specialties' names, consumer words and what they treat: one query. */
export async function wordMatches(db: Database, words: readonly string[]): Promise<WordMatch[]> {
  if (words.length === 0) return [];
  const { rows } = await db.execute<WordMatch & Record<string, unknown>>(sql`
    with word as (
      select ord, typed, regexp_replace(unaccent(typed), '[^[:alnum:]]', '', 'g') as plain
      from unnest(${sql.param([...words])}::text[]) with ordinality as given (typed, ord)
    ), compared as (
      select *, plainto_tsquery('english', plain) as stem,
        plainto_tsquery('english', plain) || plainto_tsquery('simple', plain) as query,
        case when length(plain) > 3 then to_tsquery('simple', plain || ':*') end as start
      from word where plain <> ''
    )
    select typed, plain, numnode(stem) = 0 as "isStopWord", query::text as query,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id, 'rank', ts_rank_cd(s.terms, query)))
        from ${specialty} s where s.terms @@ query or s.terms @@ start
      ), '[]') as specialties
    from compared order by ord`);
  return rows;
}
