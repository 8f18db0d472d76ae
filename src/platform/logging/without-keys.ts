const prefixes = new Set<string>();
/** Private links: anyone who reads a log must not be able to open them. */
let privateLink: RegExp | undefined;

/**
 * @param added what precedes the token in addresses of private links, such as `/registration/`: letters, hyphens, and
 *   slashes
 */
export function registerPrivateLinks(added: readonly string[]): void {
  for (const prefix of added) prefixes.add(prefix);
  // The longest first, because one may begin with another.
  const longestFirst = [...prefixes].sort((a, b) => b.length - a.length);
  privateLink = new RegExp(`(${longestFirst.join("|")})[^/.\\s:?#'")]+`, "g");
}

/** A token of `newToken`, anywhere in an address. */
const KEY = /\/[\w-]{43}(?![\w-])/g;

/**
 * A path, or any text that contains addresses, without the tokens of private links.
 *
 * @param text such as `/registration/3q2-…`; a token becomes `…`
 */
export function withoutKeys(text: string): string {
  const shortened = privateLink ? text.replace(privateLink, "$1…") : text;
  return shortened.replace(KEY, "/…");
}
