import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

const MIN_PASSWORD_LENGTH = 12;
/** The estimate takes longer with every character; nobody types more. */
const MAX_PASSWORD_LENGTH = 200;
/** Of 4: about 10^8 guesses and more. */
const MIN_SCORE = 3;
/** What has to be left when an attacker leaves out what they know already. */
const MIN_OWN_LENGTH = 8;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Why this password cannot be taken, in a sentence for the person who chose it; undefined when it can. No rules about kinds of
 * characters: what counts is how many guesses it takes.
 * @param about what an attacker knows of the person and tries first: name, address
 */
export async function passwordProblem(password: string, about: string[] = []): Promise<string | undefined> {
  if ([...password].length < MIN_PASSWORD_LENGTH)
    return `Use ${MIN_PASSWORD_LENGTH} characters or more; a few words in a row are easy to remember.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Use ${MAX_PASSWORD_LENGTH} characters at most.`;
  estimator ??= loadEstimator();
  const known = [...about, "openward", "hospital", "admin"].flatMap((text) =>
    text.toLowerCase().split(/[^\p{L}]+/u),
  );
  const words = known.filter((word) => word.length >= 3);
  const { score } = (await estimator).check(password, words);
  if (score >= MIN_SCORE && without(words, password).length >= MIN_OWN_LENGTH) return undefined;
  return "This password is easy to guess. Use several words that do not belong together.";
}

function without(words: string[], password: string): string {
  return words
    .reduce((rest, word) => rest.replaceAll(word, ""), password.toLowerCase())
    .replaceAll(/\s/g, "");
}

/** The word lists take some megabytes: they are read when the first password is chosen. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  });
}
