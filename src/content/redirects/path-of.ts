/**
 * An address of this site in the form in which redirects compare it: the path in lower case, without a
 * trailing slash, query, or fragment.
 */
export function pathOf(address: string): string {
  const path = (address.split(/[?#]/)[0] ?? "").toLowerCase();
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
