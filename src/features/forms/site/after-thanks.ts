interface CurrentPage {
  /** Whether going back in history stays on this site. */
  hasHistory: boolean;
  pathname: string;
}

/**
 * Where closing the thank-you text of an application leads: to the form's back address. Without one, back in history
 * (-1), or for visitors from other sites, to the same page without its query.
 */
export function afterThanks(backRoute: string, { hasHistory, pathname }: CurrentPage): string | -1 {
  if (backRoute) return backRoute;
  return hasHistory ? -1 : pathname;
}
