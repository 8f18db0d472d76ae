/**
 * An address of this site as redirects compare it: its path in lower case, without a slash at its end, without query
 * and fragment.
 */
export function pathOf(address: string): string {
  const path = (address.split(/[?#]/)[0] ?? "").toLowerCase();
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}
