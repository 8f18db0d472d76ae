import { OVERVIEW_PATH } from "../overview/paths";

const FINDER = "/provider-search";

/**
 * The address for a chosen specialty: in the finder, the same search with that filter; elsewhere, the locations that
 * offer it.
 * @param slug empty for all specialties
 */
export function filteredHref(
  { pathname, search }: { pathname: string; search: string },
  slug: string,
): string {
  const onFinder = pathname === FINDER;
  const parameters = new URLSearchParams(onFinder ? search : "");
  parameters.delete("page");
  parameters.delete("specialty");
  if (slug) parameters.set("specialty", slug);
  const query = parameters.size > 0 ? `?${parameters}` : "";
  return onFinder ? `${FINDER}${query}#results` : `${OVERVIEW_PATH}${query}#locations`;
}
