/** What an address may ask the thanks for a gift for. */
export const thanksParameters = ["donation-success", "name"] as const;

/** A first name: whoever wrote the address, no sentence, no number and no address of theirs is shown. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]{0,39}$/u;

/** The thanks that an address asks for, or null. It claims nothing about anybody: every stranger may write such an address. */
export function askedThanks(parameters: URLSearchParams): { name: string } | null {
  if (!parameters.has("donation-success")) return null;
  const name = (parameters.get("name") ?? "").trim();
  return { name: NAME.test(name) ? name : "" };
}
