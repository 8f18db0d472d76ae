import type { MatchedPhrase, QueryWord } from "./shared/read-words";
import { builtInPhrases } from "./vocabulary/built-in-phrases";
import { plainOf } from "./vocabulary/phrase-index";

/** Words that exclude the next word. */
const EXCLUDES: ReadonlySet<string> = new Set(["without", "avoid", "avoiding"]);

/** Words whose absence is itself a subject: “without insurance”. */
const missed: ReadonlySet<string> = new Set(
  builtInPhrases.flatMap(({ phrase }) => wordsAfter(plainOf(phrase).split(" "))),
);

/**
 * The words and staff's phrases without what the query excludes: “lose weight without surgery” is not about surgery.
 * Exclusions within a vocabulary phrase stay: “without insurance” is about help with bills.
 */
export function withoutExcluded(
  words: readonly QueryWord[],
  phrases: readonly MatchedPhrase[],
): { words: QueryWord[]; phrases: MatchedPhrase[]; excluded: QueryWord[] } {
  const excluded = words.filter(
    ({ plain, isStopWord }, at) =>
      EXCLUDES.has(words[at - 1]?.plain ?? "") && !isStopWord && !missed.has(plain),
  );
  const stems = new Set(excluded.flatMap((word) => word.stems));
  return {
    words: words.filter((word) => !excluded.includes(word)),
    phrases: phrases.filter((phrase) => !phrase.stems.some((stem) => stems.has(stem))),
    excluded,
  };
}

function wordsAfter(words: readonly string[]): string[] {
  return words.filter((_, at) => EXCLUDES.has(words[at - 1] ?? ""));
}
