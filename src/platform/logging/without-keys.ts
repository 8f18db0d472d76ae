import { withoutTokens } from "../isomorphic/without-tokens";

const prefixes = new Set<string>();
/** Matches the private links in a text, so that readers of a log cannot open them. */
let privateLink: RegExp | undefined;

/**
 * @param added the parts of private links' addresses before the token, such as `/registration/`: letters,
 * hyphens, and slashes
 */
export function registerPrivateLinks(added: readonly string[]): void {
  for (const prefix of added) prefixes.add(prefix);
  // The longest first, because one may begin with another.
  const longestFirst = [...prefixes].sort((a, b) => b.length - a.length);
  privateLink = new RegExp(`(${longestFirst.join("|")})[^/.\\s:?#'")]+`, "g");
}

/**
 * A path, or any text that contains addresses, without the tokens of private links, also of those that were cut off.
 *
 * @param text such as `/registration/3q2-…`; a token becomes `…`
 */
export function withoutKeys(text: string): string {
  const shortened = privateLink ? text.replace(privateLink, "$1…") : text;
  return withoutTokens(shortened);
}
