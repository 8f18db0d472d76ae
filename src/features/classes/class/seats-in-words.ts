/** "1 seat left", "12 seats left". */
export function seatsInWords(seatsLeft: number): string {
  return seatsLeft === 1 ? "1 seat left" : `${seatsLeft} seats left`;
}
