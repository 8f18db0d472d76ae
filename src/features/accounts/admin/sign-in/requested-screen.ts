import { START_SCREEN } from "~/server/isomorphic/start-screen";

/** Any origin works, because it is only used to check whether an address leaves the site. */
const PLACEHOLDER_ORIGIN = "https://here.invalid";

/**
 * The screen that a person requested before signing in.
 * @param state the untrusted navigation state of the sign-in
 * @returns a path in the admin area of this site; the start screen if none was requested
 */
export function requestedScreen(state: unknown): string {
  const requestedPath = (state as { wanted?: unknown } | null)?.wanted;
  if (
    typeof requestedPath !== "string" ||
    !requestedPath.startsWith("/") ||
    !URL.canParse(requestedPath, PLACEHOLDER_ORIGIN)
  )
    return START_SCREEN;
  const { origin, pathname, search, hash } = new URL(requestedPath, PLACEHOLDER_ORIGIN);
  return origin === PLACEHOLDER_ORIGIN && pathname.startsWith("/admin/")
    ? pathname + search + hash
    : START_SCREEN;
}
