/** Parses an amount in dollars into cents: "50", "$1,250.5", and "49.95" are valid. Undefined otherwise. */
export function readAmount(text: string): number | undefined {
  const bare = text.replace(/^\s*\$?\s*|\s*(usd|dollars?)?\s*$/gi, "");
  const match = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{0,2}))?$/.exec(bare);
  if (!match) return undefined;
  return Number((match[1] ?? "").replaceAll(",", "")) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}
