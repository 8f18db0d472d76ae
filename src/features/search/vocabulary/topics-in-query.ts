import { sql } from "drizzle-orm";
import { readsList } from "~/content/reads";
import { searchDocument } from "~/content/tables";
import type { Database } from "~/platform/database/database";
import { preparedQuery } from "~/platform/database/prepared-query";
import { isNegation } from "../negation";
import type { MatchedPhrase, QueryWord, ReadWords } from "../shared/read-words";
import { searchTopic } from "../table";
import { isVague } from "../vague-words";
import { isAboutChild, topicsForChild } from "./children";
import { isEveryday } from "./everyday-words";
import { type IndexedPhrase, lettersOf, phraseIndex, plainOf } from "./phrase-index";
import { isTopic, TOPICS, type Topic } from "./topics";

/** A record to which a vocabulary phrase leads. */
export interface TopicLead {
  ownerId: string;
  phrase: string;
  stems: readonly string[];
  /** Whether it was typed with more or fewer spaces: “gall stones” for “gallstones”. */
  isJoined: boolean;
  /** 1 for the first record of the best topic; less for the others. */
  fit: number;
  /** Whether the whole query is a danger sign. Its words then keep their own meanings. */
  isSign: boolean;
}

/** A topic in the query that the hospital does not offer. */
export interface NotOffered {
  /** The words after “We do not offer”. */
  name: string;
  /** The typed words that match it. */
  phrase: string;
  stems: readonly string[];
  isJoined: boolean;
  /** Where to go instead, as staff wrote it. */
  elsewhere: string[];
}

export interface TopicsInQuery {
  leads: TopicLead[];
  notOffered: NotOffered[];
}

/** A phrase of the query. Its stems are the typed ones. */
interface QueryPhrase extends IndexedPhrase {
  isJoined: boolean;
}

/** The maximum number of words that may be written as one word elsewhere: “a fib” has two. */
const MAX_JOINED_WORDS = 3;
/**
 * The specific words of a phrase have only that phrase's meaning, compared with phrases that are this many words
 * shorter.
 */
const MUCH_LONGER = 2;
const INABILITY = /^(?:can|cannot|can['’ ]?t|could|unable)$/;
/** Factor for each topic that fits the phrase better. */
const NEXT_TOPIC = 0.7;
/** Factor for each page that fits the phrase better. */
const NEXT_PAGE = 0.97;

/** The records of the topics in the query, and the topics that the hospital does not offer. */
export async function topicsInQuery(
  db: Database,
  { words, same, phrases }: ReadWords,
): Promise<TopicsInQuery> {
  const found = longestOnly(
    [...(await builtInPhrasesIn(db, words, same)), ...topicPhrases(phrases)],
    words,
    same,
  );
  const inQuery = isAboutChild(words) ? found.map(withChildTopics) : found;
  if (inQuery.length === 0) return { leads: [], notOffered: [] };
  const links = await linksOf(db, [...new Set(inQuery.flatMap(({ topics }) => topics))]);
  const leads: TopicLead[] = [];
  const notOffered = new Map<string, NotOffered>();
  for (const { phrase, stems, topics, isJoined } of inQuery) {
    const linked = topics.flatMap((topic) => links.get(topic) ?? []).filter(({ off }) => !off.has(phrase));
    const first = linked[0];
    if (first && first.pages === 0 && first.topic === topics[0]) {
      const { name, elsewhere } = first;
      notOffered.set(name, { name, phrase, stems, isJoined, elsewhere });
    }
    const withPages = linked.filter(({ records }) => records.length > 0);
    for (const [place, { records }] of withPages.entries()) {
      for (const [at, ownerId] of records.entries())
        leads.push({
          ownerId,
          phrase,
          stems,
          isJoined,
          isSign: false,
          fit: NEXT_TOPIC ** place * NEXT_PAGE ** at,
        });
    }
  }
  return { leads, notOffered: [...notOffered.values()] };
}

/** The records that staff linked to a topic of which the whole query is a sign. */
export async function leadsOfTopic(
  db: Database,
  topic: Topic,
  { phrase, stems }: Pick<TopicLead, "phrase" | "stems">,
): Promise<TopicLead[]> {
  const links = (await linksOf(db, [topic])).get(topic) ?? [];
  return links.flatMap(({ records }) =>
    records.map((ownerId, at) => ({
      ownerId,
      phrase,
      stems,
      isJoined: false,
      isSign: true,
      fit: NEXT_PAGE ** at,
    })),
  );
}

/** The built-in phrases whose words, or their synonyms, were all typed. */
async function builtInPhrasesIn(
  db: Database,
  words: readonly QueryWord[],
  same: ReadWords["same"],
): Promise<QueryPhrase[]> {
  const { byStem, byLetters } = await phraseIndex(db);
  const typed = new Set(words.flatMap(({ stems }) => stems));
  const synonyms = same.map(({ stems }) => stems);
  const isInQuery = (stems: readonly string[]) =>
    stems.every(
      (stem) =>
        typed.has(stem) ||
        synonyms.some((wording) => wording.includes(stem) && wording.every((one) => stems.includes(one))),
    );
  const meant = new Set([...typed, ...synonyms.flat()]);
  const exactPhrases = [...meant]
    .flatMap((stem) => byStem.get(stem) ?? [])
    .filter(({ stems }) => isInQuery(stems))
    .filter((phrase) => containsAllWords(phrase, words))
    .map(({ phrase, topics, stems, isNegated }) => ({ phrase, topics, stems, isNegated, isJoined: false }));
  return [...exactPhrases, ...joined(words, byLetters)];
}

/** Whether the query also contains the words of the phrase that are not part of its stems. */
function containsAllWords({ phrase, stems, isNegated }: IndexedPhrase, words: readonly QueryWord[]): boolean {
  if (isNegated && !words.some(({ plain }) => isNegation(plain))) return false;
  if (stems.length > 1) return true;
  const [stem = ""] = stems;
  const matching = words.filter((word) => word.stems.includes(stem));
  if (wordsIn(phrase).length === 1)
    return matching.length === 0 || matching.some((word) => !word.isStopWord && isForm(word, phrase));
  if (isNegated && matching.some(({ plain }) => !isEveryday(plain))) return true;
  return containsEveryWord(phrase, words);
}

/**
 * An everyday word matches a one-word phrase only in exactly that form: “hour” and “give” are not “hours” and “giving”.
 */
function isForm({ plain }: QueryWord, phrase: string): boolean {
  return plain === plainOf(phrase) || !isEveryday(plain);
}

/**
 * The stem of “what's going on” is only “go”, because stop words have no stems, so its other words must have been
 * typed, too. “Can't hear” also needs a word of inability: “did not hear back” is something else.
 */
function containsEveryWord(phrase: string, words: readonly QueryWord[]): boolean {
  const typed = new Set(words.flatMap(({ plain }) => [plain, ...plain.split(" ")]));
  return plainOf(phrase)
    .split(" ")
    .every((word) =>
      isNegation(word)
        ? !INABILITY.test(word) || [...typed].some((one) => INABILITY.test(one))
        : wordsIn(word).every((part) => typed.has(part)),
    );
}

function wordsIn(phrase: string): string[] {
  return plainOf(phrase).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Phrases that were typed with more or fewer spaces: “gall stones”, “csection”. */
function joined(
  words: readonly QueryWord[],
  byLetters: ReadonlyMap<string, readonly IndexedPhrase[]>,
): QueryPhrase[] {
  return words.flatMap((_, start) =>
    Array.from({ length: MAX_JOINED_WORDS }, (_none, more) => words.slice(start, start + more + 1)).flatMap(
      (some) => {
        const phrases = byLetters.get(lettersOf(some.map(({ plain }) => plain))) ?? [];
        const stems = [...new Set(some.flatMap((word) => word.stems))];
        return phrases
          .filter(({ phrase }) => wordsIn(phrase).length !== some.length)
          .map(({ phrase, topics, isNegated }) => ({
            phrase,
            topics,
            stems,
            isNegated,
            isJoined: some.length > 1,
          }));
      },
    ),
  );
}

function topicPhrases(phrases: readonly MatchedPhrase[]): QueryPhrase[] {
  return phrases.flatMap(({ kind, phrase, stems, url }) =>
    kind === "topic" && isTopic(url)
      ? [{ phrase, stems, topics: [url], isNegated: false, isJoined: false }]
      : [],
  );
}

/**
 * Words within a longer phrase have only that phrase's meaning: “lung” in “lung cancer screening”, “pay my bill” in
 * “can't pay my bill”, and “dermatology”, a synonym of “skin”, in “skin tag removal”. The same is true for the specific
 * words of a phrase within a much longer one: “husband drunk” in “my husband talks like he is drunk”.
 */
function longestOnly(
  found: readonly QueryPhrase[],
  words: readonly QueryWord[],
  same: ReadWords["same"],
): QueryPhrase[] {
  const typed = new Map(found.map((phrase) => [phrase, typedFor(phrase, words, same)]));
  const isPart = (phrase: QueryPhrase) => {
    const own = typed.get(phrase) ?? new Set();
    return found.some((other) => {
      const others = typed.get(other) ?? new Set();
      const more = lengthOf(others, other) - lengthOf(own, phrase);
      if (more <= 0) return false;
      const specific = [...own].filter(isSpecific);
      const taken = more >= MUCH_LONGER && specific.length > 0 ? specific : [...own];
      return taken.every((word) => others.has(word));
    });
  };
  return found.filter((one, at) => !isPart(one) && found.findIndex((other) => isCopy(one, other)) === at);
}

function isSpecific({ plain }: QueryWord): boolean {
  return !isVague(plain) && !isEveryday(plain);
}

/** The words of the query that match the phrase, directly or through synonyms. */
function typedFor(
  { stems }: QueryPhrase,
  words: readonly QueryWord[],
  same: ReadWords["same"],
): ReadonlySet<QueryWord> {
  const rules = new Set(
    same.filter((wording) => wording.stems.every((stem) => stems.includes(stem))).map(({ rule }) => rule),
  );
  const meant = new Set([
    ...stems,
    ...same.filter(({ rule }) => rules.has(rule)).flatMap((wording) => wording.stems),
  ]);
  return new Set(words.filter((word) => word.stems.some((stem) => meant.has(stem))));
}

function withChildTopics(phrase: QueryPhrase): QueryPhrase {
  return { ...phrase, topics: topicsForChild(phrase.topics) };
}

function lengthOf(typed: ReadonlySet<unknown>, { isNegated }: QueryPhrase): number {
  return typed.size + (isNegated ? 0.5 : 0);
}

/** Whether both have the same words and topics, like “c section” and “c-section”. */
function isCopy(one: IndexedPhrase, other: IndexedPhrase): boolean {
  return one.topics[0] === other.topics[0] && [...one.stems].sort().join() === [...other.stems].sort().join();
}

interface Link {
  topic: Topic;
  name: string;
  /** The published records of its pages, best first. */
  records: string[];
  /** The number of its pages, published or not. */
  pages: number;
  elsewhere: string[];
  /** The built-in phrases that staff excluded for this topic. */
  off: ReadonlySet<string>;
}

interface LinkRow extends Record<string, unknown> {
  topic: string;
  records: string[];
  pages: number;
  elsewhere: string[];
  off: string[];
}

const linking = preparedQuery<{ topics: readonly string[] }, LinkRow>(
  "search_topics_linked",
  sql`
    select t.topic, cardinality(t.pages) as pages, t.elsewhere, t.words_off as off,
      array(
        select d.item_id from unnest(t.pages) with ordinality as page (url, at) join ${searchDocument} d on d.url = page.url
        order by at) as records
    from ${searchTopic} t where t.topic = any(${sql.placeholder("topics")}::text[]) order by t.topic, t.id`,
  { topic: true, records: true, pages: true, elsewhere: true, off: true },
);

/** The records that staff linked to each topic. */
async function linksOf(db: Database, topics: readonly Topic[]): Promise<ReadonlyMap<Topic, Link[]>> {
  const rows = await linking(db, { topics });
  readsList(searchTopic);
  const links = rows.flatMap(({ topic, records, pages, elsewhere, off }) =>
    isTopic(topic) ? [{ topic, name: TOPICS[topic], records, pages, elsewhere, off: new Set(off) }] : [],
  );
  return Map.groupBy(links, ({ topic }) => topic);
}
