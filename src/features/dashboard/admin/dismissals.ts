import type { StoredState } from "~/site/browser/store/stored-state";

type Dismissals = StoredState["adminDashboard"]["dismissedItems"];

/** Milliseconds. Older dismissals are deleted. */
const RETENTION_MS = 90 * 24 * 3_600_000;

/** @param now milliseconds since 1970 */
export function withDismissed(items: Dismissals, key: string, now: number): Dismissals {
  const others = items.filter((item) => item.key !== key && now - item.at < RETENTION_MS);
  return [...others, { key, at: now }];
}

/** The items that are not dismissed. A dismissed item is shown again if its key changes. */
export function undismissed<Item extends { key: string }>(
  items: readonly Item[],
  dismissed: Dismissals,
): Item[] {
  const away = new Set(dismissed.map(({ key }) => key));
  return items.filter(({ key }) => !away.has(key));
}
