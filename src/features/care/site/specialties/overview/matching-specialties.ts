export interface FindableSpecialty {
  name: string;
  summary?: string;
  /** Consumer words and treatments, one phrase per line. */
  words?: string;
}

/**
 * The specialties with a phrase that has every typed word, or words with that prefix: the name, the summary, or one of
 * the consumer words. If there are none, those that have all the words in any phrases.
 */
export function matchingSpecialties<S extends FindableSpecialty>(
  specialties: readonly S[],
  typed: string,
): S[] {
  const typedWords = wordsOf(typed);
  if (typedWords.length === 0) return [...specialties];
  const has = (text: string) => {
    const textWords = wordsOf(text);
    return typedWords.every((word) => textWords.some((one) => one.startsWith(word)));
  };
  const phrases = ({ name, summary = "", words = "" }: S) => [name, summary, ...words.split("\n")];
  const exactly = specialties.filter((specialty) => phrases(specialty).some(has));
  return exactly.length > 0 ? exactly : specialties.filter((specialty) => has(phrases(specialty).join(" ")));
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
