/** The query parameters of the thanks. */
export const thanksParameters = ["donation-success", "name"] as const;

/** A first name. The address could contain any text, so sentences, numbers, and addresses are not shown. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]{0,39}$/u;

/**
 * The thanks that an address requests, or null. It claims nothing about anyone, because any stranger can write such
 * an address.
 */
export function requestedThanks(parameters: URLSearchParams): { name: string } | null {
  if (!parameters.has("donation-success")) return null;
  const name = (parameters.get("name") ?? "").trim();
  return { name: NAME.test(name) ? name : "" };
}
