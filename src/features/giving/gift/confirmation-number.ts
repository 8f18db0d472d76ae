/**
 * The number by which donors and staff refer to a gift before it has a receipt: "G-481", or "M-17" for a monthly gift.
 * Short enough to read aloud on the phone. It grants no access, so it may be guessable.
 */
export function giftConfirmationNumber(kind: "gift" | "monthly", { number }: { number: number }): string {
  return `${kind === "gift" ? "G" : "M"}-${number}`;
}
