/** Words about care in general. Each is in many records, or in none. */
const VAGUE: ReadonlySet<string> = new Set(
  [
    "doctor doctors doc dr physician provider providers specialist nurse clinic office appointment hospital",
    "need help want see find good best new near nearest someone somebody get got take treatment",
    "hurt hurts hurting ache aches aching sore bad problem problems trouble issue issues feel feeling",
  ].flatMap((line) => line.split(" ")),
);

/**
 * Whether the word is vague. Numbers are: “2” in “my son is 2” does not match a title's “Type 2”.
 *
 * @param word in lower case, without accents
 */
export function isVague(word: string): boolean {
  return VAGUE.has(word) || /^\d+$/.test(word);
}
