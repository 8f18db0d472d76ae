/**
 * Parses an amount in dollars, "15", "15.5", or "$1,015.50". Returns cents; null if it is invalid or not above zero.
 */
export function readCents(text: string): number | null {
  const [, dollars, cents = ""] =
    /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(",", "")) ?? [];
  if (dollars === undefined) return null;
  const amount = Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
  return amount > 0 ? amount : null;
}
