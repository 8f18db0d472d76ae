import type { MarkedPlace } from "./place-map";

/**
 * The places to mark: those that are shown, and always the main one. In the order of `all`; without
 * `shownIds`, all of them.
 */
export function placesToMark<Place extends MarkedPlace>(
  all: readonly Place[],
  shownIds?: readonly string[],
): Place[] {
  if (!shownIds) return [...all];
  return all.filter((place) => place.isMain || shownIds.includes(place.id));
}
