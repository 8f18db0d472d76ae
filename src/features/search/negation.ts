const PLAIN: ReadonlySet<string> = new Set(["no", "not", "never", "cannot"]);
/** The database turns “won't” into “won t”. People also type “wont”. */
const CONTRACTED = /^(?:ca|wo|do|does|did|have|has|had|is|are|was|were|would|could|should)n['’ ]?t$/;

/**
 * Whether the word is a negation: “won't”, “wont”, “not”, and “no” are equivalent.
 * @param word in lower case, without accents
 */
export function isNegation(word: string): boolean {
  return PLAIN.has(word) || CONTRACTED.test(word);
}
