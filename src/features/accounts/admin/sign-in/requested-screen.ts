import { START_SCREEN } from "~/server/isomorphic/start-screen";

/** Any origin works: it only shows whether an address leaves the site. */
const HERE = "https://here.invalid";

/**
 * The screen that a person requested before signing in.
 * @param state of the navigation to the sign-in
 * @returns a path in the admin area of this site, whatever the state contains; the start screen if none was requested
 */
export function requestedScreen(state: unknown): string {
  const requestedPath = (state as { wanted?: unknown } | null)?.wanted;
  if (
    typeof requestedPath !== "string" ||
    !requestedPath.startsWith("/") ||
    !URL.canParse(requestedPath, HERE)
  )
    return START_SCREEN;
  const { origin, pathname, search, hash } = new URL(requestedPath, HERE);
  return origin === HERE && pathname.startsWith("/admin/") ? pathname + search + hash : START_SCREEN;
}
