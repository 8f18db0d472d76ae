import { isTopic, type Topic } from "./topics";
import bodyAndInjuries from "./words/body-and-injuries.txt?raw";
import conditions from "./words/conditions.txt?raw";
import errands from "./words/errands.txt?raw";
import family from "./words/family.txt?raw";
import healthTopics from "./words/health-topics.txt?raw";
import medicines from "./words/medicines.txt?raw";
import mindAndSleep from "./words/mind-and-sleep.txt?raw";
import proceduresAndTests from "./words/procedures-and-tests.txt?raw";
import spanish from "./words/spanish.txt?raw";
import symptoms from "./words/symptoms.txt?raw";

/** A phrase with the topics that it belongs to, the best first. */
export interface TopicPhrase {
  phrase: string;
  topics: readonly Topic[];
}

/** The phrases that every installation has; sources and licenses: README.md in `words`. */
export const builtInPhrases: readonly TopicPhrase[] = [
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
