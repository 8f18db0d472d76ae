/** What a card payment costs: a percentage, plus an amount in cents. */
export interface CardCost {
  cardPercent: number;
  cardFixed: number;
}

/**
 * The cents to add so that the full gift remains after the card fee. Includes the fee on the addition; rounded up. 0 if
 * there is no fee.
 */
export function feeFor(cents: number, { cardPercent, cardFixed }: CardCost): number {
  if (cents <= 0 || cardPercent + cardFixed === 0) return 0;
  // Computed in hundredths of a percent, because 2.9 has no exact binary representation.
  const shareAfterFee = 10_000 - Math.round(cardPercent * 100);
  return Math.ceil(((cents + cardFixed) * 10_000) / shareAfterFee) - cents;
}
