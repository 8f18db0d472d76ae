/** Addresses that are keys themselves: someone who reads the log must not be able to open them. */
const PRIVATE_LINK =
  /(\/(?:registration|application|giving)\/|\/newsletter\/(?:confirm\/)?|\/api\/newsletter\/unsubscribe\/)[^/.\s:?#'")]+/g;
/** A token of `newToken`, anywhere in an address. */
const KEY = /\/[\w-]{43}(?![\w-])/g;

/**
 * Replaces tokens of private pages in a path, or any text with addresses.
 * @param text such as `/registration/3q2-…`; a key becomes `…`
 */
export function withoutKeys(text: string): string {
  return text.replace(PRIVATE_LINK, "$1…").replace(KEY, "/…");
}
