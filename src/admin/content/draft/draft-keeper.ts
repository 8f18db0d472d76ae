import { listeners } from "../../listeners";
import {
  type DraftEvent,
  type DraftState,
  draftOf,
  draftReducer,
  nextSave,
  pendingSave,
  type Save,
  type Stored,
  unsavedChanges,
  type Values,
} from "./draft-state";
import type { LocalDraft } from "./local-drafts";

/** The result of a save. */
export type SaveAnswer =
  | { outcome: "saved"; stored: Stored }
  | { outcome: "refused"; errors: { propertyName: string; message: string }[]; message: string }
  | { outcome: "conflict"; theirs: Stored }
  | { outcome: "unreachable" };

/** Stores a draft in this browser immediately, so that no keystroke is lost. */
export interface DraftStore {
  /** @returns whether the browser stored it */
  write(storedDraft: Pick<LocalDraft, "revision" | "base" | "changes" | "sent" | "at">): boolean;
  clear(): void;
}

export interface DraftKeeperOptions {
  stored: Stored;
  /** Sends changes. A repeated save is applied once, and gets the first response. Does not throw. */
  save(save: Save): Promise<SaveAnswer>;
  store: DraftStore;
  /** The pause in typing before a save, and the one before a retry after a lost connection; in ms. */
  pause?: number;
  retryAfter?: number;
  now?: () => number;
}

export interface DraftKeeper {
  state(): DraftState;
  subscribe(listener: () => void): () => void;
  type(name: string, value: unknown): void;
  /** Stores input that a control has not passed on yet, in case it never does. `type` follows. */
  hold(name: string, value: unknown): void;
  dispatch(event: DraftEvent): void;
  /**
   * Sends everything that can be sent.
   * @returns whether the server now has everything that was typed
   */
  flush(): Promise<boolean>;
  /** Stops the timers; unsaved changes stay in the store. Resolves when no save is in progress. */
  close(): Promise<void>;
}

/**
 * Manages a draft: saves shortly after the last keystroke, one save at a time, retries when the connection
 * returns, and stores unsaved input locally.
 */
export function draftKeeper(options: DraftKeeperOptions): DraftKeeper {
  const { store, pause = 900, retryAfter = 5_000, now = Date.now } = options;
  const { subscribe, notify } = listeners();
  let state = draftOf(options.stored);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const copy = localCopy(store, now);
  let isClosed = false;

  function dispatch(event: DraftEvent) {
    state = draftReducer(state, event);
    if (event.type === "typed") copy.release(event.name);
    const isStoredLocally = copy.write(state);
    if (isStoredLocally !== state.isStoredLocally) state = { ...state, isStoredLocally };
    notify();
    plan();
  }

  function plan() {
    clearTimeout(timer);
    if (!isClosed && nextSave(state))
      timer = setTimeout(() => void sending.run(), state.connection === "lost" ? retryAfter : pause);
  }

  const sending = oneAtATime(async () => {
    dispatch({ type: "saveStarted", key: crypto.randomUUID() });
    if (state.sending) dispatch(eventOf(await options.save(state.sending), now()));
  });

  async function flush(): Promise<boolean> {
    while (sending.underway() || nextSave(state)) {
      await sending.run();
      if (state.connection === "lost") break;
    }
    return Object.keys(unsavedChanges(state)).length === 0 && !state.theirs;
  }

  return {
    state: () => state,
    subscribe,
    type: (name, value) => dispatch({ type: "typed", name, value }),
    hold(name, value) {
      copy.hold(name, value);
      copy.write(state);
    },
    dispatch,
    flush,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await sending.underway();
    },
  };
}

/** A task that runs once at a time: `run` joins a run in progress. */
function oneAtATime(task: () => Promise<void>) {
  let underway: Promise<void> | null = null;
  return {
    underway: () => underway,
    run(): Promise<void> {
      underway ??= task().finally(() => {
        underway = null;
      });
      return underway;
    },
  };
}

/** This browser's copy of unsaved input, including input that controls have not passed on. */
function localCopy(store: DraftStore, now: () => number) {
  const pendingInput: Values = {};
  return {
    hold(name: string, value: unknown) {
      pendingInput[name] = value;
    },
    release(name: string) {
      delete pendingInput[name];
    },
    /** @returns whether everything unsaved is stored in this browser */
    write(state: DraftState): boolean {
      const changes = { ...unsavedChanges(state), ...pendingInput };
      const names = Object.keys(changes);
      if (names.length === 0) {
        store.clear();
        return true;
      }
      const base = Object.fromEntries(names.map((name) => [name, state.onServer[name]]));
      return store.write({ revision: state.revision, base, changes, sent: pendingSave(state), at: now() });
    },
  };
}

function eventOf(answer: SaveAnswer, at: number): DraftEvent {
  switch (answer.outcome) {
    case "saved":
      return { type: "saved", stored: answer.stored, at };
    case "refused":
      return { type: "refused", errors: answer.errors, message: answer.message };
    case "conflict":
      return { type: "conflicted", theirs: answer.theirs };
    case "unreachable":
      return { type: "connectionLost" };
  }
}
