/** The query parameters of the thank-you text. */
export const thanksParameters = ["donation-success", "name"] as const;

/** A first name. The address could contain any text, so sentences, numbers, and addresses do not match. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]{0,39}$/u;

/**
 * The thank-you text that an address requests, or null. Anyone can write such an address, so it says nothing about a
 * gift.
 */
export function requestedThanks(parameters: URLSearchParams): { name: string } | null {
  if (!parameters.has("donation-success")) return null;
  const name = (parameters.get("name") ?? "").trim();
  return { name: NAME.test(name) ? name : "" };
}
