/** The fee for a card payment: a percentage, and cents for each payment. */
export interface CardCost {
  cardPercent: number;
  cardFixed: number;
}

/**
 * The cents to add so that the full gift arrives after the fee, including the fee on the addition; rounded up. 0 if
 * there is no fee.
 */
export function feeFor(cents: number, { cardPercent, cardFixed }: CardCost): number {
  if (cents <= 0 || cardPercent + cardFixed === 0) return 0;
  // Computed in hundredths of a percent, because 2.9 has no exact binary representation.
  const left = 10_000 - Math.round(cardPercent * 100);
  return Math.ceil(((cents + cardFixed) * 10_000) / left) - cents;
}
