/**
 * Normalizes the path of a link or request: lower case, decoded, with a trailing slash, because these make no
 * difference to the router.
 */
export function plainPath(href: string): string {
  const path = decoded(href.split(/[?#]/, 1)[0] ?? "").toLowerCase();
  return path.endsWith("/") ? path : `${path}/`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
