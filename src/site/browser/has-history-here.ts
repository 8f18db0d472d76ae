/**
 * Whether going back leads to a page of this site: a page that the app left, or one that linked here before the app
 * ran.
 */
export function hasHistoryHere(): boolean {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return idx > 0 || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`));
}
