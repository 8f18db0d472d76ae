interface Here {
  /** Whether going back stays on this site. */
  hasHistory: boolean;
  pathname: string;
}

/**
 * Where closing the thanks of an application goes: to the form's address; without one, back (-1), or, for visitors
 * from elsewhere, to the same page without its query.
 */
export function afterThanks(backRoute: string, { hasHistory, pathname }: Here): string | -1 {
  if (backRoute) return backRoute;
  return hasHistory ? -1 : pathname;
}
