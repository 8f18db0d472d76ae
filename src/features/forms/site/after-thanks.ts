interface Here {
  /** Whether going back leads to a page of this site. */
  hasHistory: boolean;
  pathname: string;
}

/**
 * Where closing the thanks for an application leads: to the address that the form gives; without one back (-1); come from elsewhere, to
 * the same page without its query.
 */
export function afterThanks(backRoute: string, { hasHistory, pathname }: Here): string | -1 {
  if (backRoute) return backRoute;
  return hasHistory ? -1 : pathname;
}
