/**
 * The path of a link or a request in lower case, decoded, with a slash at its end: letter case, percent-encoding and a closing slash make no
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
