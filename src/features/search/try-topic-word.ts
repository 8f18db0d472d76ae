import { eq, sql } from "drizzle-orm";
import { phraseStems } from "~/content/search/write-phrases";
import { searchDocument } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { hasAnswer, hasForbidden, type QualityQuery, qualityQueries } from "./evaluation/quality-queries";
import type { SearchScope } from "./search-scope";
import { correctedQuery, searchSite } from "./search-site";
import { cleanQuery, wordsOf } from "./shared/clean-query";
import { type MatchedPhrase, readWords } from "./shared/read-words";
import { searchTopic } from "./table";
import { isKnownWord } from "./words/known-words";

/** Whether the result is better for visitors, worse, or only in another order. */
export type Effect = "gain" | "loss" | "other";

/** A query whose first results the new words change. */
export interface QueryChange {
  query: string;
  /** `words`: the new words. `miss`: a recent search without results. `graded`: a query of the evaluation. */
  source: "words" | "miss" | "graded";
  effect: Effect;
  before: FirstResults;
  after: FirstResults;
}

/** The first results of a search. */
export interface FirstResults {
  pages: { title: string; url: string }[];
  /** The services that the search says are not offered. */
  notOffered: string[];
}

export interface WordTrial {
  /** How many queries were tried. */
  tried: number;
  changes: QueryChange[];
}

interface TriedQuery {
  query: string;
  source: QueryChange["source"];
  graded: QualityQuery | null;
}

/** How many of the first results are compared. */
const COMPARED_RESULTS = 3;

/**
 * How search results would change if staff added the words to the topic. Ranks the words, the recent searches without
 * results, and the graded queries that are not held out, as if the words were stored. Stores nothing. Only ranks
 * queries that contain the words, as typed or corrected.
 * @param id of the published search topic
 * @param misses recent searches without results
 * @throws AppError NOT_FOUND; VALIDATION_FAILED if the words have no letters or digits
 */
export async function tryTopicWord(
  scope: SearchScope,
  { id, words, misses }: { id: string; words: string; misses: readonly string[] },
): Promise<WordTrial> {
  const phrase = await phraseOf(scope.db, id, words);
  const queries = queriesToTry(words, misses);
  const changes: QueryChange[] = [];
  for (const tried of queries) {
    if (!(await contains(scope.db, tried.query, phrase))) continue;
    const before = await shownFor(scope, tried.query, []);
    const after = await shownFor(scope, tried.query, [phrase]);
    if (isSame(before, after)) continue;
    const graded = tried.graded && (await hasGradedPages(scope.db, tried.graded)) ? tried.graded : null;
    const { query, source } = tried;
    changes.push({ query, source, effect: effectOf(graded, before, after), before, after });
  }
  return { tried: queries.length, changes };
}

/** The words as a phrase of the topic. */
async function phraseOf(db: Database, id: string, words: string): Promise<MatchedPhrase> {
  const [topic] = await db
    .select({ topic: searchTopic.topic, stems: sql<string[]>`${phraseStems(sql`${words}::text`)}` })
    .from(searchTopic)
    .where(eq(searchTopic.id, id));
  if (!topic?.topic) throw new AppError("NOT_FOUND", "There is no such published search topic.");
  if (topic.stems.length === 0) {
    const message = "Enter the words that people type.";
    throw new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "words", message }] });
  }
  return { ownerId: id, kind: "topic", phrase: words, stems: topic.stems, url: topic.topic };
}

function queriesToTry(words: string, misses: readonly string[]): TriedQuery[] {
  const key = words.toLowerCase();
  const others = misses.filter((miss) => miss !== key);
  return [
    { query: words, source: "words", graded: null },
    ...others.map((query): TriedQuery => ({ query, source: "miss", graded: null })),
    // Held-out queries must stay unseen, so that they can show whether search improved.
    ...qualityQueries()
      .filter(({ part }) => part === "tuning")
      .map((graded): TriedQuery => ({ query: graded.query, source: "graded", graded })),
  ];
}

/** Whether the query contains the phrase, as typed or corrected. */
async function contains(db: Database, query: string, phrase: MatchedPhrase): Promise<boolean> {
  const isIn = async (words: readonly string[]) =>
    (await readWords(db, words, [phrase])).phrases.includes(phrase);
  const words = wordsOf(cleanQuery(query));
  if (await isIn(words)) return true;
  if (words.every(isKnownWord)) return false;
  const corrected = await correctedQuery(db, query);
  return corrected !== null && isIn(wordsOf(corrected));
}

async function shownFor(
  scope: SearchScope,
  query: string,
  tried: readonly MatchedPhrase[],
): Promise<FirstResults> {
  const { hits, notOffered } = await searchSite(scope, query, { limit: COMPARED_RESULTS, offset: 0 }, tried);
  return {
    pages: hits.map(({ title, url }) => ({ title, url })),
    notOffered: notOffered.map(({ name }) => name),
  };
}

function isSame(one: FirstResults, other: FirstResults): boolean {
  const of = ({ pages, notOffered }: FirstResults) =>
    [...pages.map(({ url }) => url), ...notOffered].join("\n");
  return of(one) === of(other);
}

/** Whether this site has a page that the query's grades name. They are written for the demo hospital. */
async function hasGradedPages(db: Database, { grades, isNotOffered }: QualityQuery): Promise<boolean> {
  if (grades.size === 0) return isNotOffered;
  const addresses = sql.param([...grades.keys()]);
  const named = await db
    .select({ url: searchDocument.url })
    .from(searchDocument)
    .where(sql`${searchDocument.url} ^@ any(${addresses}::text[])`)
    .limit(1);
  return named.length > 0;
}

function effectOf(graded: QualityQuery | null, before: FirstResults, after: FirstResults): Effect {
  const change = answerValue(graded, after) - answerValue(graded, before);
  if (change === 0) return "other";
  return change > 0 ? "gain" : "loss";
}

/** How well the results answer the query: 2 is an answer, 0 is worse than no result. */
function answerValue(graded: QualityQuery | null, { pages, notOffered }: FirstResults): number {
  const urls = pages.map(({ url }) => url);
  const saysNotOffered = notOffered.length > 0;
  if (graded === null) return urls.length > 0 || saysNotOffered ? 2 : 1;
  if (hasForbidden(graded, urls)) return 0;
  if (hasAnswer(graded, urls)) return 2;
  const isHonest = graded.isNotOffered && (saysNotOffered || urls.length === 0);
  return isHonest ? 2 : 1;
}
