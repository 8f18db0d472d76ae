/** A bit for each letter from a to z in the word, so that words without common letters are ruled out quickly. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}
