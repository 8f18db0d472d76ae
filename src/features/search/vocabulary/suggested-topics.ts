import { asc } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { wordsOf } from "../shared/clean-query";
import { searchTopic } from "../table";
import { isVague } from "../vague-words";
import { stemsOf } from "../word-stems";
import { type IndexedPhrase, phraseIndex } from "./phrase-index";
import { isTopic, TOPICS, type Topic } from "./topics";

/** A published search topic in the list from which staff choose. */
export interface LinkedTopic {
  id: string;
  topic: Topic;
  /** As in “We do not offer …”. */
  name: string;
  /** The addresses of its pages, best first. Empty if the hospital does not offer it. */
  pages: string[];
}

const MAX_TOPICS = 3;
/** The weight of a phrase's topics after the best one. */
const NEXT_TOPIC = 0.5;
/** Medical words with the same root share this many first letters: “nephrectomy” and “nephritis”. */
const ROOT = 5;

/** The published search topics by name. */
export async function linkedTopics(db: Database): Promise<LinkedTopic[]> {
  const rows = await db
    .select({ id: searchTopic.id, topic: searchTopic.topic, pages: searchTopic.pages })
    .from(searchTopic)
    .orderBy(asc(searchTopic.id));
  return rows
    .flatMap(({ id, topic, pages }) =>
      topic && isTopic(topic) ? [{ id, topic, name: TOPICS[topic], pages }] : [],
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * The linked topics to which each text may belong, the likeliest first, at most three: those whose built-in phrases
 * have the same words, or words with the same root. A word in few phrases counts more than a word in many.
 * @returns by text
 */
export async function suggestedTopics(
  db: Database,
  texts: readonly string[],
  linked: readonly LinkedTopic[],
): Promise<ReadonlyMap<string, LinkedTopic[]>> {
  const words = new Set(texts.flatMap(wordsOf));
  const [stems, { byStem }] = await Promise.all([stemsOf(db, words), phraseIndex(db)]);
  const stemsIn = (text: string) =>
    wordsOf(text)
      .filter((word) => !isVague(word))
      .flatMap((word) => stems.get(word) ?? []);
  const phrases = phrasesWith(new Set(texts.flatMap(stemsIn)), [...byStem.values()].flat());
  return new Map(
    texts.map((text) => {
      const scores = scoresOf(stemsIn(text), phrases);
      const fitting = linked.filter(({ topic }) => scores.has(topic));
      const best = fitting.toSorted((a, b) => (scores.get(b.topic) ?? 0) - (scores.get(a.topic) ?? 0));
      return [text, best.slice(0, MAX_TOPICS)];
    }),
  );
}

/** The phrases that have one of the stems or their roots, by stem and by root. */
function phrasesWith(
  stems: ReadonlySet<string>,
  phrases: readonly IndexedPhrase[],
): ReadonlyMap<string, readonly IndexedPhrase[]> {
  const wantedKeys = new Set([...stems].flatMap((stem) => [stem, ...rootOf(stem)]));
  const pairs = phrases.flatMap((phrase) => {
    const keys = new Set(phrase.stems.flatMap((stem) => [stem, ...rootOf(stem)]));
    return [...keys].filter((key) => wantedKeys.has(key)).map((key) => ({ key, phrase }));
  });
  const byKey = Map.groupBy(pairs, ({ key }) => key);
  return new Map([...byKey].map(([key, some]) => [key, some.map(({ phrase }) => phrase)]));
}

/** The root of a stem, marked to distinguish it from a stem. None for short stems. */
function rootOf(stem: string): string[] {
  return stem.length < ROOT ? [] : [`${stem.slice(0, ROOT)}…`];
}

function scoresOf(
  stems: readonly string[],
  phrases: ReadonlyMap<string, readonly IndexedPhrase[]>,
): ReadonlyMap<Topic, number> {
  const scores = new Map<Topic, number>();
  for (const stem of stems) {
    const matching = [stem, ...rootOf(stem)].map((key) => phrases.get(key) ?? []).find(isFilled) ?? [];
    for (const { topics } of matching) {
      for (const [at, topic] of topics.entries())
        scores.set(topic, (scores.get(topic) ?? 0) + NEXT_TOPIC ** at / matching.length ** 1.5);
    }
  }
  return scores;
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0;
}
