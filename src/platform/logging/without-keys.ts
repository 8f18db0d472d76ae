/** Addresses that are keys themselves: whoever reads what was written down must not get in. */
const PRIVATE_LINK =
  /(\/(?:registration|application|giving)\/|\/newsletter\/(?:confirm\/)?|\/api\/newsletter\/unsubscribe\/)[^/.\s:?#'")]+/g;
/** What `newToken` makes, wherever it stands in an address. */
const KEY = /\/[\w-]{43}(?![\w-])/g;

/**
 * A path, or any text that holds addresses, without what opens somebody's private page.
 *
 * @param text such as `/registration/3q2-…`; a key becomes `…`
 */
export function withoutKeys(text: string): string {
  return text.replace(PRIVATE_LINK, "$1…").replace(KEY, "/…");
}
