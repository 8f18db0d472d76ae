import type { Place } from "./places";

const PREFIX = "openward.recent.";
const MAX_PLACES = 6;

/**
 * The places that a person opened from the dialog in this browser, newest first, without people. Empty if the
 * browser stores nothing.
 */
export function recentPlaces(userId: string, takeStorage: () => Storage = () => localStorage) {
  const key = PREFIX + userId;
  const list = (): Place[] => {
    try {
      const stored: unknown = JSON.parse(takeStorage().getItem(key) ?? "[]");
      return Array.isArray(stored) ? stored.filter(isPlace).slice(0, MAX_PLACES) : [];
    } catch {
      return [];
    }
  };
  return {
    list,
    add(place: Place): void {
      const places = [place, ...list().filter(({ href }) => href !== place.href)].slice(0, MAX_PLACES);
      try {
        takeStorage().setItem(key, JSON.stringify(places));
      } catch {
        // Storage is full or blocked: the dialog works without it.
      }
    },
    removeAll(): void {
      try {
        takeStorage().removeItem(key);
      } catch {
        // Storage is full or blocked, as above.
      }
    },
  };
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null) return false;
  const { href, label, detail } = value as Record<string, unknown>;
  return (
    typeof href === "string" &&
    href.startsWith("/admin/") &&
    typeof label === "string" &&
    typeof detail === "string"
  );
}
