import { isMadeOf, sameValue } from "./same-value";

export type Values = Record<string, unknown>;

/** A message by the path of its value: `name`, `links.0.href`. */
export type FieldMessages = Record<string, string>;

/** The record as the server has it. */
export interface Stored {
  revision: number;
  data: Values;
}

/**
 * The state while someone types. Only typing changes what the form shows (`values`), unless a person chose
 * otherwise: a response of the server never replaces it.
 */
export interface DraftState {
  /** The newest revision that this draft is based on; 0 for a record that is not created yet. */
  revision: number;
  /** What the server has, in the form in which it was typed here. */
  saved: Values;
  /** What the server has, in the server's own form. */
  onServer: Values;
  values: Values;
  /** The changes being saved: one save at a time. */
  sending: Values | null;
  /** Changes that were sent without a response: the server may have them. Oldest first. */
  unanswered: Values[];
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
  /** Whether this browser has a copy of what is not saved; false if its storage is full or blocked. */
  isStoredLocally: boolean;
}

/** Typing from an earlier visit, with what the server had in those fields at the time. */
export interface RestoredInput {
  revision: number;
  base: Values;
  changes: Values;
  sent: Values[];
}

export type DraftEvent =
  | { type: "typed"; name: string; value: unknown }
  | { type: "saveStarted" }
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
    unanswered: [],
    refused: {},
    errors: {},
    problem: null,
    connection: "fine",
    theirs: null,
    savedAt: null,
    isStoredLocally: true,
  };
}

/** The values that differ from the server's, sent or not. */
export function unsavedChanges({ values, saved }: DraftState): Values {
  return pick(values, (name) => !sameValue(values[name], saved[name]));
}

/** The changes for the next save; null if there is nothing to send, or if sending must wait. */
export function nextSave(state: DraftState): Values | null {
  if (state.sending || state.theirs) return null;
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
      return { ...state, sending: nextSave(state) };
    case "saved":
      return state.sending ? acknowledged(state, state.sending, event.stored, event.at) : state;
    case "refused":
      return state.sending ? turnedDown(state, state.sending, event) : state;
    case "connectionLost":
      return { ...state, sending: null, unanswered: sentSoFar(state), connection: "lost" };
    case "conflicted":
      return {
        ...state,
        onServer: { ...state.onServer, ...ownIn(event.theirs, state.revision, state.unanswered) },
        sending: null,
        unanswered: [],
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

/** The maximum that is useful: each contains everything unsaved. */
const MOST_UNANSWERED = 3;

/** Everything that the server may have without having confirmed it. */
export function sentSoFar({ unanswered, sending }: DraftState): Values[] {
  return sending ? [...unanswered, sending].slice(-MOST_UNANSWERED) : unanswered;
}

/**
 * The part of someone's version that is our own: it was sent from here, and the response got lost.
 * @param revision what it was sent on
 */
function ownIn(theirs: Stored, revision: number, sent: readonly Values[]): Values {
  // One revision later, there was only one save. Later ones may contain what others wrote, so they must be
  // identical.
  const isOurs = theirs.revision === revision + 1 ? isMadeOf : sameValue;
  return pick(theirs.data, (name) => sent.some((one) => name in one && isOurs(theirs.data[name], one[name])));
}

function restored(state: DraftState, { revision, base, changes, sent }: RestoredInput): DraftState {
  const theirs = { revision: state.revision, data: state.onServer };
  return {
    ...state,
    values: { ...state.values, ...changes },
    theirs,
    onServer: { ...state.onServer, ...base, ...ownIn(theirs, revision, sent) },
  };
}

/** What was sent is now saved as it was typed; what was neither sent nor touched follows the server. */
function acknowledged(state: DraftState, sent: Values, { revision, data }: Stored, at: number): DraftState {
  const touched = unsavedChanges(state);
  const followed = pick(data, (name) => !(name in sent) && !(name in touched));
  return {
    ...state,
    revision,
    saved: { ...state.saved, ...followed, ...sent },
    onServer: data,
    values: { ...state.values, ...followed },
    sending: null,
    unanswered: [],
    connection: "fine",
    problem: null,
    savedAt: at,
  };
}

function followed(state: DraftState, { revision, data }: Stored): DraftState {
  const unsavedInput = unsavedChanges(state);
  return {
    ...state,
    revision,
    saved: data,
    onServer: data,
    values: { ...data, ...unsavedInput },
    sending: null,
    unanswered: [],
    theirs: null,
    connection: "fine",
  };
}

function turnedDown(
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

function withoutErrorsOf(errors: FieldMessages, name: string): FieldMessages {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)),
  );
}

function pick(values: Values, isIncluded: (name: string) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isIncluded(name)));
}
