import everyday from "../words/everyday-words.txt?raw";
import spoken from "../words/spoken-words.txt?raw";
import { builtInPhrases } from "./built-in-phrases";
import { plainOf } from "./phrase-index";

const listed: ReadonlySet<string> = new Set(`${everyday} ${spoken}`.split(/\s/));
const phrases: ReadonlySet<string> = new Set(builtInPhrases.map(({ phrase }) => plainOf(phrase)));

/**
 * Whether people use the word about anything: “morning” in “red on the paper this morning”. Excludes words that are
 * vocabulary phrases on their own, such as “parking”.
 * @param word in lower case, without accents
 */
export function isEveryday(word: string): boolean {
  return listed.has(word) && !phrases.has(word);
}
