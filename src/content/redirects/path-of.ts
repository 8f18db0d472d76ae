/**
 * An address of this site as redirects compare it: its path in lower case, without a slash at its end, without query
 * and fragment.
 */
export function pathOf(address: string): string {
  const path = (address.split(/[?#]/)[0] ?? "").toLowerCase();
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
