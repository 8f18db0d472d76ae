/** Frequent words of Spanish that are not words, names, or places in English. */
const SPANISH: ReadonlySet<string> = new Set(
  [
    "que qué los las una unos unas por para cómo dónde cuándo cuánto quién donde cuando cuanto quien",
    "mi mis tengo tiene hay necesito quiero puedo estoy está duele duelen dolor hijo hija habla hable",
  ].flatMap((line) => line.split(" ")),
);

/**
 * Whether the query is written in Spanish. The lists of correctly spelled words are English, so that most Spanish words
 * would pass for misspelled English ones.
 *
 * @param query cleaned
 */
export function isSpanish(query: string): boolean {
  const words = query.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => SPANISH.has(word));
}
