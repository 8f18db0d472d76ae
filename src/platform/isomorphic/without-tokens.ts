/** A path segment that has the length of a token (`newToken`). */
const TOKEN = /\/[\w-]{43}(?![\w-])/g;

/**
 * A path, or any text that contains addresses, without the tokens of private links.
 * @param text such as `/registration/3q2-…`; each token becomes `…`
 */
export function withoutTokens(text: string): string {
  return text.replace(TOKEN, "/…");
}
