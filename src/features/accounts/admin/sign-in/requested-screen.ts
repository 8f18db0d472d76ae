/** Where a person goes if no screen was requested. */
const HOME = "/admin/dashboard";

/** Any origin works: it only shows whether an address leaves the site. */
const HERE = "https://here.invalid";

/**
 * The screen that a person requested before signing in.
 * @param state of the navigation to the sign-in
 * @returns a path in the admin area of this site, whatever the state contains
 */
export function requestedScreen(state: unknown): string {
  const requestedPath = (state as { wanted?: unknown } | null)?.wanted;
  if (
    typeof requestedPath !== "string" ||
    !requestedPath.startsWith("/") ||
    !URL.canParse(requestedPath, HERE)
  )
    return HOME;
  const { origin, pathname, search, hash } = new URL(requestedPath, HERE);
  return origin === HERE && pathname.startsWith("/admin/") ? pathname + search + hash : HOME;
}
