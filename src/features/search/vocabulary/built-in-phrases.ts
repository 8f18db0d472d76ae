import { isTopic, type Topic } from "./topics";
import bodyAndInjuries from "./words/body-and-injuries.txt?raw";
import combined from "./words/combined.txt?raw";
import conditions from "./words/conditions.txt?raw";
import errands from "./words/errands.txt?raw";
import family from "./words/family.txt?raw";
import healthTopics from "./words/health-topics.txt?raw";
import medicines from "./words/medicines.txt?raw";
import mindAndSleep from "./words/mind-and-sleep.txt?raw";
import proceduresAndTests from "./words/procedures-and-tests.txt?raw";
import spanish from "./words/spanish.txt?raw";
import symptoms from "./words/symptoms.txt?raw";

/** A phrase with its topics, the best first. */
export interface TopicPhrase {
  phrase: string;
  topics: readonly Topic[];
}

const lines = [
  conditions,
  symptoms,
  bodyAndInjuries,
  family,
  mindAndSleep,
  proceduresAndTests,
  medicines,
  errands,
  spanish,
  healthTopics,
  combined,
].flatMap((file) => file.split("\n"));

/** The phrases that every installation has. Sources and licenses: README.md in `words`. */
export const builtInPhrases: readonly TopicPhrase[] = withoutRepeats([
  ...lines.flatMap((line) => readLine(line).filter(({ isCombined }) => !isCombined)),
  ...lines.flatMap((line) => readLine(line).filter(({ isCombined }) => isCombined)),
]);

const combinedPhrases: ReadonlySet<string> = new Set(
  lines.flatMap((line) => readLine(line).flatMap(({ phrase, isCombined }) => (isCombined ? [phrase] : []))),
);

/** Whether the phrase is a generated combination, which people may type in another word order. */
export function isCombination(phrase: string): boolean {
  return combinedPhrases.has(phrase);
}

/** If a combination is also written out, or is in an earlier line, that entry is used. */
function withoutRepeats(phrases: readonly ReadPhrase[]): TopicPhrase[] {
  const known = new Set<string>();
  return phrases.flatMap(({ phrase, topics, isCombined }) => {
    if (isCombined && known.has(phrase)) return [];
    known.add(phrase);
    return [{ phrase, topics }];
  });
}

interface ReadPhrase extends TopicPhrase {
  /** Whether `*` generated it. */
  isCombined: boolean;
}

function readLine(line: string): ReadPhrase[] {
  if (line === "" || line.startsWith("#")) return [];
  const [keys = "", phrases = ""] = line.split(": ");
  const topics = keys.split(" ").map((key) => {
    if (!isTopic(key)) throw new Error(`The vocabulary has no topic ${key}.`);
    return key;
  });
  return phrases.split(",").flatMap((entry) => {
    const combined = combinations(entry.trim());
    return combined.map((phrase) => ({ phrase, topics, isCombined: combined.length > 1 }));
  });
}

/** “knee/hip * hurts/aches” is four phrases: each word of one side with each of the other. */
function combinations(entry: string): string[] {
  const sides = entry.split(" * ").map((side) => side.split("/"));
  if (sides.length === 1) return [entry];
  return sides.reduce((left, right) => left.flatMap((first) => right.map((next) => `${first} ${next}`)));
}
