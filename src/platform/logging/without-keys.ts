/** Private links: anyone who reads a log must not be able to open them. */
const PRIVATE_LINK =
  /(\/(?:registration|application|giving\/gift|giving)\/|\/newsletter\/(?:confirm\/)?|\/api\/newsletter\/unsubscribe\/)[^/.\s:?#'")]+/g;
/** What `newToken` makes, anywhere in an address. */
const KEY = /\/[\w-]{43}(?![\w-])/g;

/**
 * A path, or any text that contains addresses, without the tokens of private links.
 *
 * @param text such as `/registration/3q2-…`; a token becomes `…`
 */
export function withoutKeys(text: string): string {
  return text.replace(PRIVATE_LINK, "$1…").replace(KEY, "/…");
}
