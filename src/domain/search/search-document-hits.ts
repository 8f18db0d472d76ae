import { type SQL, sql } from "drizzle-orm";
import { searchDocument } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { type MarkedText, markedText } from "./marked-text";

/** One record that was found. */
export interface SearchHit {
  type: string;
  title: string;
  url: string;
  /** The passage that matched, or the record's own summary. */
  excerpt: MarkedText;
}

export interface SearchHits {
  hits: SearchHit[];
  /** How many were found of each type, best type first. */
  counts: { type: string; count: number }[];
}

/** Which of the hits to answer: the first of every type, or one page of all or of one type. */
export type Portion = { firstOfEach: number } | { type?: string; limit: number; offset: number };

interface Row extends Record<string, unknown> {
  type: string;
  title: string;
  url: string;
  excerpt: string;
  marked_excerpt: string;
  marked_body: string;
  body_start: string;
}

/** Private-use characters that no text of ours holds (the query is cleaned, markup is stripped): they frame a match. */
const MARKS = { start: "\uE000", stop: "\uE001" };
const wholeText = `HighlightAll=true, StartSel=${MARKS.start}, StopSel=${MARKS.stop}`;
const passage = `MaxFragments=2, MinWords=8, MaxWords=22, FragmentDelimiter=" … ", StartSel=${MARKS.start}, StopSel=${MARKS.stop}`;

/**
 * The published records that match, best first: by where the words stand (title, people's words, summary, body), by
 * what people come for, and by likeness of the title.
 *
 * @param condition a tsquery; @param wording what the title is compared with
 */
export async function searchDocumentHits(
  db: Database,
  condition: SQL,
  wording: string,
  portion: Portion,
): Promise<SearchHits> {
  const matching = sql`
    with found as materialized (
      select item_id, type,
        ts_rank('{0.1, 0.3, 0.7, 1}', terms, query, 1) * (1 + 0.25 * weight)
          + 0.5 * similarity(lower(unaccent(title)), lower(unaccent(${wording}::text))) as score
      from ${searchDocument}, (select ${condition} as query) asked
      where terms @@ query
    )`;
  const [rows, counts] = await Promise.all([
    db.execute<Row>(sql`${matching}, chosen as (${chosen(portion)})
      select d.type, d.title, d.url, d.excerpt,
        ts_headline('english', d.excerpt, query, ${wholeText}) as marked_excerpt,
        ts_headline('english', d.body, query, ${passage}) as marked_body, left(d.body, 200) as body_start
      from chosen join ${searchDocument} d using (item_id), (select ${condition} as query) asked
      order by score desc, d.title, item_id`),
    db.execute<{ type: string; count: number }>(
      sql`${matching} select type, count(*)::int as count from found group by type order by max(score) desc, type`,
    ),
  ]);
  return { hits: rows.rows.map(present), counts: counts.rows };
}

function chosen(portion: Portion): SQL {
  if ("firstOfEach" in portion) {
    return sql`select item_id, score from (
        select item_id, score, row_number() over (partition by type order by score desc, item_id) as place from found
      ) placed where place <= ${portion.firstOfEach}`;
  }
  const ofType = portion.type ? sql`where type = ${portion.type}` : sql``;
  return sql`select item_id, score from found ${ofType}
    order by score desc, (select title from ${searchDocument} t where t.item_id = found.item_id), item_id
    limit ${portion.limit} offset ${portion.offset}`;
}

function present(row: Row): SearchHit {
  return { type: row.type, title: row.title, url: row.url, excerpt: markedText(excerptOf(row), MARKS) };
}

/** The summary where it holds the words; else the passage that does, with dots where it begins or ends in mid-sentence. */
function excerptOf({ excerpt, marked_excerpt, marked_body, body_start }: Row): string {
  if (marked_excerpt.includes(MARKS.start)) return marked_excerpt;
  if (!marked_body.includes(MARKS.start)) return excerpt;
  const isStart = unmarked(marked_body).startsWith(body_start.slice(0, 20));
  const isEnd = /[.!?]$/.test(unmarked(marked_body).trim());
  return `${isStart ? "" : "… "}${marked_body}${isEnd ? "" : " …"}`;
}

function unmarked(text: string): string {
  return text.replaceAll(MARKS.start, "").replaceAll(MARKS.stop, "");
}
