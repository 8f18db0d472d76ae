/** Where a payer comes back to: there it is asked what came of it, before they are led on to the purpose's own page. */
export function paymentReturnPath(paymentId: string): string {
  return `/payment/${paymentId}/return`;
}
