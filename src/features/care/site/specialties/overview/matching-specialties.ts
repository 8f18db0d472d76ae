export interface FindableSpecialty {
  name: string;
  summary?: string;
  /** Consumer words and treatments, one phrase per line. */
  words?: string;
}

/**
 * Finds specialties with one phrase (the name, the summary, or one of the consumer words) that has every typed word, or
 * a word that begins with it. If there are none, finds specialties whose phrases have all the words together.
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
