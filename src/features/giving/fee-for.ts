/** What a card costs whoever is paid: percent of the payment, and cents for each. */
export interface CardCost {
  cardPercent: number;
  cardFixed: number;
}

/** The cents to add to a gift so that all of it arrives, the cost of the addition included; rounded up. 0 where a card costs nothing. */
export function feeFor(cents: number, { cardPercent, cardFixed }: CardCost): number {
  if (cents <= 0 || cardPercent + cardFixed === 0) return 0;
  // In hundredths of a percent, so that no cent is added because 2.9 is no binary fraction.
  const left = 10_000 - Math.round(cardPercent * 100);
  return Math.ceil(((cents + cardFixed) * 10_000) / left) - cents;
}
