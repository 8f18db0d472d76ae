/** Spellings that sound the same in English, longest first. */
const SOUNDS: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/^(?:ps|sc(?=[eiy]))/, "s"],
  [/^(?:kn|pn|gn)/, "n"],
  [/^wr/, "r"],
  [/^x/, "s"],
  [/ph/g, "f"],
  [/rh/g, "r"],
  [/tion|sion|cian/g, "shun"],
  [/ss?u(?=re)|ssi(?=[ao])|ti(?=[ao])/g, "sh"],
  [/dg(?=[ei])/g, "j"],
  [/[ck]h|ck|q(?:u)?/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/y/g, "i"],
  [/oo|ou|ue|ew|eu/g, "u"],
  [/ee|ea|ie|ei/g, "i"],
  [/ai|ay/g, "a"],
  [/au|aw/g, "o"],
  [/(?<=[a-z]{2})e$/, ""],
  [/(.)\1+/g, "$1"],
];

/**
 * Gives words that sound the same in English the same spelling, so that misspelled words can be compared by their
 * sound: “hemroyds” and “hemorrhoids” become “hemroids” and “hemoroids”.
 * @param word in lower case, without accents
 */
export function soundSpelling(word: string): string {
  return SOUNDS.reduce((spelled, [letters, sound]) => spelled.replace(letters, sound), word);
}
