/** Where somebody goes who has no other place to go back to. */
const HOME = "/admin/dashboard";

/** The origin does not matter: it only shows whether an address leads to another one. */
const HERE = "https://here.invalid";

/**
 * The screen that the guard turned somebody away from, if they had not signed in by then.
 * @param state of the navigation to the sign-in
 * @returns a path of the staff's area on this site, whatever the state says
 */
export function wantedPlace(state: unknown): string {
  const wanted = (state as { wanted?: unknown } | null)?.wanted;
  if (typeof wanted !== "string" || !wanted.startsWith("/") || !URL.canParse(wanted, HERE)) return HOME;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  return origin === HERE && pathname.startsWith("/admin/") ? pathname + search + hash : HOME;
}
