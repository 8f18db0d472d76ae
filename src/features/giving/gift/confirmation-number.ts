/**
 * The number that donors and staff use for a gift before it has a receipt: "G-481", or "M-17" for a monthly gift. It
 * is short enough to read aloud on the phone. It grants no access, so it may be guessed.
 */
export function giftConfirmationNumber(kind: "gift" | "monthly", { number }: { number: number }): string {
  return `${kind === "gift" ? "G" : "M"}-${number}`;
}
