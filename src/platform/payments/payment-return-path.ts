/**
 * Where payers return from the provider. The page checks the result, then redirects to the purpose's own
 * page.
 */
export function paymentReturnPath(paymentId: string): string {
  return `/payment/${paymentId}/return`;
}
