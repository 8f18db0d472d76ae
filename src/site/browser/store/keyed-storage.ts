import { logError } from "../errors/console";
import { emptyState, STORED_KEYS, type StoredState } from "./stored-state";

/**
 * The part of the browser's storage that is needed. Getting it can throw (blocked cookies), so it is fetched
 * each time.
 */
type GetStorage = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface KeyedStorage {
  read(): StoredState;
  write(state: StoredState): void;
}

/**
 * Stores each part of the state as JSON under its own key. Failed reads and writes (full, blocked, foreign
 * text) are logged and ignored: the site works without storage.
 */
export function keyedStorage(takeStorage: GetStorage = () => localStorage): KeyedStorage {
  const written = new Map<string, string | null>();

  return {
    read() {
      const state = { ...emptyState };
      for (const key of STORED_KEYS) {
        attempt(() => {
          const text = takeStorage().getItem(key);
          written.set(key, text);
          if (text !== null) Object.assign(state, { [key]: JSON.parse(text) ?? emptyState[key] });
        });
      }
      return state;
    },
    write(state) {
      for (const key of STORED_KEYS) {
        const text = isEmpty(state[key]) ? null : JSON.stringify(state[key]);
        if (written.get(key) === text) continue;
        attempt(() => {
          if (text === null) takeStorage().removeItem(key);
          else takeStorage().setItem(key, text);
          written.set(key, text);
        });
      }
    },
  };
}

function isEmpty(value: StoredState[keyof StoredState]): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function attempt(use: () => void) {
  try {
    use();
  } catch (error) {
    logError(error);
  }
}
