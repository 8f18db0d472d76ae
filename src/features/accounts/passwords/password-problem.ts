import { estimatePassword } from "./estimate-password";
import { MIN_PASSWORD_LENGTH } from "./password-length";

/** Far longer than a password that a person types. */
const MAX_PASSWORD_LENGTH = 200;
/** Of 4. Means at least about 10^8 guesses. */
const MIN_SCORE = 3;
/** How many characters must remain after removing the words that an attacker knows. */
const MIN_UNGUESSABLE_LENGTH = 8;
/** 1900 to 2099. A year makes a password longer, but not harder to guess. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

const PRODUCT_WORDS = ["openward", "hospital", "foundation", "admin"];

/**
 * The only rule for account passwords. It counts the guesses that a password takes and does not require kinds of
 * characters.
 * @param attackerWords words that an attacker would try first: the person's name and email, the hospital's name and
 * town
 * @returns a sentence for the person on why the password is refused; undefined if it is accepted
 */
export async function passwordProblem(
  password: string,
  attackerWords: string[] = [],
): Promise<string | undefined> {
  if ([...password].length < MIN_PASSWORD_LENGTH)
    return `Use ${MIN_PASSWORD_LENGTH} characters or more; a few words in a row are easy to remember.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Use ${MAX_PASSWORD_LENGTH} characters at most.`;
  const words = wordsOf([...attackerWords, ...PRODUCT_WORDS]);
  const withoutYears = password.replaceAll(YEAR, "");
  const isOwn = lengthWithout(words, withoutYears) >= MIN_UNGUESSABLE_LENGTH;
  const { score, isCommon } = await estimatePassword({
    password: withoutYears,
    words,
    spellings: [...spellingsOf(password), ...spellingsOf(withoutYears)],
  });
  if (isOwn && score >= MIN_SCORE && !isCommon) return undefined;
  return "This password is easy to guess. Use several words that do not belong together.";
}

function wordsOf(texts: string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u));
  // Longest first, so that removing a word does not split a longer one.
  return [...new Set(words)].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
}

function lengthWithout(words: string[], password: string): number {
  const remaining = words.reduce((text, word) => text.replaceAll(word, ""), password.toLowerCase());
  return remaining.replaceAll(/\s/g, "").length;
}

/** The password, and the password without digits and punctuation around a word. */
function spellingsOf(password: string): string[] {
  const lower = password.toLowerCase();
  const withoutEnd = lower.replace(/[^\p{L}]+$/u, "");
  return [lower, withoutEnd, withoutEnd.replace(/^[^\p{L}]+/u, "")];
}
