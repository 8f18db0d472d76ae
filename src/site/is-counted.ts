import type { PageHandle } from "./page-handle";

interface MatchedRoute {
  /** The route's `PageHandle`. */
  handle: unknown;
  /** Undefined if the loader failed: error pages are not counted. */
  loaderData: unknown;
}

/**
 * Whether external services may count the page of these routes: one of them says so, and none of them is personal or
 * of the admin area.
 */
export function isCounted(matches: readonly MatchedRoute[]): boolean {
  const isPrivate = matches.some(({ handle }) => {
    const declared = handle as PageHandle | undefined;
    return declared?.area === "admin" || declared?.page?.personal;
  });
  return !isPrivate && matches.some(mayBeCounted);
}

function mayBeCounted({ handle, loaderData }: MatchedRoute): boolean {
  const counted = (handle as PageHandle | undefined)?.page?.counted;
  if (!counted || loaderData === undefined) return false;
  return counted === true || counted(loaderData);
}
