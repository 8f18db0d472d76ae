import {
  type DraftEvent,
  type DraftState,
  draftOf,
  draftReducer,
  nextSave,
  type Stored,
  sentSoFar,
  unsavedChanges,
  type Values,
} from "./draft-state";
import type { LocalDraft } from "./local-drafts";

/** What the server said to a save. */
export type SaveAnswer =
  | { outcome: "saved"; stored: Stored }
  | { outcome: "refused"; errors: { propertyName: string; message: string }[]; message: string }
  | { outcome: "conflict"; theirs: Stored }
  | { outcome: "unreachable" };

/** Where a draft is kept in this browser: at once, so that not a key is lost. */
export interface DraftStore {
  /** @returns whether the browser kept it */
  write(kept: Pick<LocalDraft, "revision" | "base" | "changes" | "sent" | "at">): boolean;
  clear(): void;
}

export interface DraftKeeperOptions {
  stored: Stored;
  /** Sends changes on top of a revision. Does not throw. */
  save(revision: number, changes: Values): Promise<SaveAnswer>;
  store: DraftStore;
  /** The pause in typing after which a save starts, and the one before a lost connection is tried again; in ms. */
  pause?: number;
  retryAfter?: number;
  now?: () => number;
}

export interface DraftKeeper {
  state(): DraftState;
  subscribe(listener: () => void): () => void;
  type(name: string, value: unknown): void;
  /** Keeps what an input has not handed on yet, in case that it never does. `type` follows. */
  hold(name: string, value: unknown): void;
  dispatch(event: DraftEvent): void;
  /** Sends everything that can be sent. @returns whether the server now has all that was typed */
  flush(): Promise<boolean>;
  /** Ends the timers; what is unsaved stays in the store. Resolves when no save is under way any more. */
  close(): Promise<void>;
}

/**
 * Keeps a draft: saves a moment after the last key, one save at a time, tries again when the connection returns, and
 * keeps in the store whatever the server does not have yet.
 */
export function draftKeeper(options: DraftKeeperOptions): DraftKeeper {
  const { store, pause = 900, retryAfter = 5_000, now = Date.now } = options;
  const listeners = new Set<() => void>();
  let state = draftOf(options.stored);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underway: Promise<void> | null = null;
  let held: Values = {};
  let isClosed = false;

  function dispatch(event: DraftEvent) {
    state = draftReducer(state, event);
    if (event.type === "typed") delete held[event.name];
    const isKept = shelve();
    if (isKept !== state.isKept) state = { ...state, isKept };
    for (const listener of listeners) listener();
    plan();
  }

  /** @returns whether everything that is not saved is kept in this browser */
  function shelve(): boolean {
    const changes = { ...unsavedChanges(state), ...held };
    const names = Object.keys(changes);
    if (names.length === 0) {
      store.clear();
      return true;
    }
    const base = Object.fromEntries(names.map((name) => [name, state.known[name]]));
    return store.write({ revision: state.revision, base, changes, sent: sentSoFar(state), at: now() });
  }

  function plan() {
    clearTimeout(timer);
    if (!isClosed && nextSave(state))
      timer = setTimeout(() => void send(), state.connection === "lost" ? retryAfter : pause);
  }

  function send(): Promise<void> {
    underway ??= sendOnce().finally(() => {
      underway = null;
    });
    return underway;
  }

  async function sendOnce(): Promise<void> {
    const changes = nextSave(state);
    if (!changes) return;
    const { revision } = state;
    dispatch({ type: "saveStarted" });
    dispatch(eventOf(await options.save(revision, changes), now()));
  }

  async function flush(): Promise<boolean> {
    while (underway || nextSave(state)) {
      await send();
      if (state.connection === "lost") break;
    }
    return Object.keys(unsavedChanges(state)).length === 0 && !state.theirs;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (name, value) => dispatch({ type: "typed", name, value }),
    hold(name, value) {
      held = { ...held, [name]: value };
      shelve();
    },
    dispatch,
    flush,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await underway;
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
