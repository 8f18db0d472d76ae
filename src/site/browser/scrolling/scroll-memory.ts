import { logError } from "../errors/console";

const KEY = "openward:scroll";
const MAX_PLACES = 60;

export type ScrollMemory = ReturnType<typeof createScrollMemory>;

/**
 * Remembers the scroll position of each page in this tab's history, by the history entry's key. Survives a
 * reload.
 */
export function createScrollMemory(
  takeStorage: () => Pick<Storage, "getItem" | "setItem"> = () => sessionStorage,
) {
  const places = new Map<string, number>(read(takeStorage));
  return {
    remember(key: string, top: number) {
      places.delete(key);
      places.set(key, Math.round(top));
      const oldest = places.size > MAX_PLACES ? places.keys().next().value : undefined;
      if (oldest !== undefined) places.delete(oldest);
    },
    recall: (key: string) => places.get(key),
    keep() {
      try {
        takeStorage().setItem(KEY, JSON.stringify([...places]));
      } catch (error) {
        logError(error);
      }
    },
  };
}

function read(takeStorage: () => Pick<Storage, "getItem">): [string, number][] {
  try {
    return JSON.parse(takeStorage().getItem(KEY) ?? "[]");
  } catch (error) {
    logError(error);
    return [];
  }
}
