import { isTopic, type Topic } from "./topics";
import conditions from "./words/conditions.txt?raw";
import errands from "./words/errands.txt?raw";
import healthTopics from "./words/health-topics.txt?raw";
import medicines from "./words/medicines.txt?raw";
import proceduresAndTests from "./words/procedures-and-tests.txt?raw";
import spanish from "./words/spanish.txt?raw";

/** A phrase with the topics that it belongs to, the best first. */
export interface TopicPhrase {
  phrase: string;
  topics: readonly Topic[];
}

/** The phrases that every installation has; sources and licenses: README.md in `words`. */
export const builtInPhrases: readonly TopicPhrase[] = [
  conditions,
  proceduresAndTests,
  medicines,
  errands,
  spanish,
  healthTopics,
].flatMap((file) => file.split("\n").flatMap(readLine));

function readLine(line: string): TopicPhrase[] {
  if (line === "" || line.startsWith("#")) return [];
  const [keys = "", phrases = ""] = line.split(": ");
  const topics = keys.split(" ").map((key) => {
    if (!isTopic(key)) throw new Error(`The vocabulary has no topic ${key}.`);
    return key;
  });
  return phrases.split(",").map((phrase) => ({ phrase: phrase.trim(), topics }));
}
