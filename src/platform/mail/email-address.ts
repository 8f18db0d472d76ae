/** Normalizes an address for storage and lookup. */
export function normalEmail(address: string): string {
  return address.trim().toLowerCase();
}
