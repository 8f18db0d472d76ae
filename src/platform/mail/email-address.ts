/** The one form in which an address is stored and looked up. */
export function normalEmail(address: string): string {
  return address.trim().toLowerCase();
}
