import { sameValue } from "./same-value";

export type Values = Record<string, unknown>;

/** A message by the path of its value: `name`, `links.0.href`. */
export type FieldMessages = Record<string, string>;

/** The record as the server has it. */
export interface Stored {
  revision: number;
  data: Values;
}

/** Changes that are sent to the server. */
export interface Save {
  /** Idempotency key: repeating the save with the same key saves once, and returns the first response. */
  key: string;
  /** The revision that the changes are based on. */
  revision: number;
  changes: Values;
}

/**
 * The state while someone types. Only typing changes the values in the form (`values`), unless a person chose
 * otherwise: a response of the server never replaces them.
 */
export interface DraftState {
  /** The newest revision that this draft is based on; 0 for a record that is not created yet. */
  revision: number;
  /** The server's values, as they were typed here. */
  saved: Values;
  /** The server's values, as the server normalized them. */
  onServer: Values;
  values: Values;
  /** The save in progress: one at a time. */
  sending: Save | null;
  /** A save that was sent without a response: the server may have it. It is repeated before anything else. */
  unanswered: Save | null;
  /** Values that the server refused; not sent again until they are changed. */
  refused: Values;
  errors: FieldMessages;
  /** A refusal that names no field. */
  problem: string | null;
  connection: "fine" | "lost";
  /** Set while someone else's version waits for a decision; nothing is sent in the meantime. */
  theirs: Stored | null;
  /** Milliseconds since 1970. */
  savedAt: number | null;
  /** Whether this browser has a copy of unsaved input; false if its storage is full or blocked. */
  isStoredLocally: boolean;
}

/** Input from an earlier visit, with the server's values of those fields at the time. */
export interface RestoredInput {
  revision: number;
  base: Values;
  changes: Values;
  sent: Save | null;
}

export type DraftEvent =
  | { type: "typed"; name: string; value: unknown }
  /** `key`: for a new save. A repeated save uses its first key. */
  | { type: "saveStarted"; key: string }
  | { type: "saved"; stored: Stored; at: number }
  | { type: "refused"; errors: { propertyName: string; message: string }[]; message: string }
  | { type: "connectionLost" }
  | { type: "conflicted"; theirs: Stored }
  /** Restores typing from an earlier visit; what changed on the server since then is a normal conflict. */
  | { type: "restored"; input: RestoredInput }
  /** A person decided on every value: `values` is the result, on top of `stored`. */
  | { type: "merged"; stored: Stored; values: Values }
  /** The record was published, restored, or reloaded: untouched fields follow it. */
  | { type: "replaced"; stored: Stored }
  | { type: "actionRefused"; errors: { propertyName: string; message: string }[] };

export function draftOf(stored: Stored): DraftState {
  return {
    revision: stored.revision,
    saved: stored.data,
    onServer: stored.data,
    values: stored.data,
    sending: null,
    unanswered: null,
    refused: {},
    errors: {},
    problem: null,
    connection: "fine",
    theirs: null,
    savedAt: null,
    isStoredLocally: true,
  };
}

/** The values that differ from the server's, sent or not, or from the result of a save without a response. */
export function unsavedChanges(state: DraftState): Values {
  const { values, saved } = state;
  const sent = pendingSave(state)?.changes ?? {};
  return pick(
    values,
    (name) => !sameValue(values[name], saved[name]) || (name in sent && !sameValue(values[name], sent[name])),
  );
}

/** The changes for the next save; null if there is nothing to send, or if sending must wait. */
export function nextSave(state: DraftState): Values | null {
  if (state.sending || state.theirs) return null;
  if (state.unanswered) return state.unanswered.changes;
  const changes = pick(
    unsavedChanges(state),
    (name) => !(name in state.refused && sameValue(state.refused[name], state.values[name])),
  );
  return Object.keys(changes).length > 0 ? changes : null;
}

/** The next state; pure. Events that make no sense in a state (an unexpected response) leave it unchanged. */
export function draftReducer(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case "typed":
      return {
        ...state,
        values: { ...state.values, [event.name]: event.value },
        errors: withoutErrorsOf(state.errors, event.name),
        problem: null,
      };
    case "saveStarted":
      return { ...state, sending: startedSave(state, event.key), unanswered: null };
    case "saved":
      return state.sending ? acknowledged(state, state.sending.changes, event.stored, event.at) : state;
    case "refused":
      return state.sending ? saveRefused(state, state.sending.changes, event) : state;
    case "connectionLost":
      return { ...state, sending: null, unanswered: pendingSave(state), connection: "lost" };
    case "conflicted":
      return {
        ...state,
        sending: null,
        unanswered: null,
        connection: "fine",
        theirs: event.theirs,
      };
    case "restored":
      return restored(state, event.input);
    case "merged":
      return {
        ...draftOf(event.stored),
        values: event.values,
        savedAt: state.savedAt,
        isStoredLocally: state.isStoredLocally,
      };
    case "replaced":
      return followed(state, event.stored);
    case "actionRefused":
      return { ...state, errors: { ...state.errors, ...messages(event.errors) } };
  }
}

/** The save that the server may have without having confirmed it. */
export function pendingSave({ unanswered, sending }: DraftState): Save | null {
  return sending ?? unanswered;
}

function startedSave(state: DraftState, key: string): Save | null {
  if (state.unanswered && !state.theirs) return state.unanswered;
  const changes = nextSave(state);
  return changes && { key, revision: state.revision, changes };
}

/**
 * Typing from an earlier visit. A save without a response is repeated first, on the revision that it was sent
 * on: whether the server had it before or not, the typing then continues on top of it. Otherwise the typing is
 * compared with what changed since.
 */
function restored(state: DraftState, { revision, base, changes, sent }: RestoredInput): DraftState {
  return {
    ...state,
    revision: sent ? revision : state.revision,
    values: { ...state.values, ...changes },
    onServer: { ...state.onServer, ...base },
    unanswered: sent,
    theirs: sent ? null : { revision: state.revision, data: state.onServer },
  };
}

/** Sent values are now saved as they were typed; values that were neither sent nor edited follow the server. */
function acknowledged(state: DraftState, sent: Values, { revision, data }: Stored, at: number): DraftState {
  const touched = unsavedChanges(state);
  const followed = pick(changedOnServer(state, data), (name) => !(name in sent) && !(name in touched));
  return {
    ...state,
    revision,
    saved: { ...state.saved, ...followed, ...sent },
    onServer: data,
    values: { ...state.values, ...followed },
    sending: null,
    unanswered: null,
    connection: "fine",
    problem: null,
    savedAt: at,
  };
}

function followed(state: DraftState, { revision, data }: Stored): DraftState {
  const unsavedInput = unsavedChanges(state);
  const changed = changedOnServer(state, data);
  return {
    ...state,
    revision,
    saved: { ...state.saved, ...changed },
    onServer: data,
    values: { ...state.values, ...changed, ...unsavedInput },
    sending: null,
    unanswered: null,
    theirs: null,
    connection: "fine",
  };
}

/**
 * The values that changed on the server since its last response. For all other values, the form keeps the
 * text that was typed: the server may have normalized it, and replacing the text would move the cursor and
 * clear the undo history.
 */
function changedOnServer({ onServer }: DraftState, data: Values): Values {
  return pick(data, (name) => !sameValue(data[name], onServer[name]));
}

function saveRefused(
  state: DraftState,
  sent: Values,
  { errors, message }: { errors: { propertyName: string; message: string }[]; message: string },
): DraftState {
  const named = new Set(errors.map(({ propertyName }) => propertyName.split(".")[0] ?? ""));
  const blamed = pick(sent, (name) => named.has(name));
  const isKnown = Object.keys(blamed).length > 0;
  return {
    ...state,
    sending: null,
    connection: "fine",
    // Changed in the meantime: the message is about old text.
    errors: {
      ...state.errors,
      ...messages(errors.filter(({ propertyName }) => isUntouched(state, sent, propertyName))),
    },
    refused: { ...state.refused, ...(isKnown ? blamed : sent) },
    problem: isKnown ? null : message,
  };
}

function isUntouched(state: DraftState, sent: Values, propertyName: string): boolean {
  const name = propertyName.split(".")[0] ?? "";
  return !(name in sent) || sameValue(sent[name], state.values[name]);
}

function messages(errors: { propertyName: string; message: string }[]): FieldMessages {
  return Object.fromEntries(errors.map(({ propertyName, message }) => [propertyName, message]));
}

/** The same object if there is no message about the value, so that inputs need not render again. */
function withoutErrorsOf(errors: FieldMessages, name: string): FieldMessages {
  const others = Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`));
  return others.length === Object.keys(errors).length ? errors : Object.fromEntries(others);
}

function pick(values: Values, isIncluded: (name: string) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isIncluded(name)));
}
