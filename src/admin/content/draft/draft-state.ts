import { isMadeOf, sameValue } from "./same-value";

export type Values = Record<string, unknown>;

/** A message by the path of the value it is about: `name`, `links.0.href`. */
export type FieldMessages = Record<string, string>;

/** The record as the server has it. */
export interface Stored {
  revision: number;
  data: Values;
}

/**
 * What is known while somebody types. What the form shows (`values`) is changed by typing and by nothing else, unless a
 * person chose so: an answer of the server never replaces it.
 */
export interface DraftState {
  /** The newest revision that this draft stands on; 0 for a record that is not created yet. */
  revision: number;
  /** What the server has, in the form in which it was typed here. */
  saved: Values;
  /** What the server has, as it said so itself. */
  known: Values;
  values: Values;
  /** The changes under way to the server: one save at a time. */
  sending: Values | null;
  /** Changes that were sent without an answer: the server may have taken them. Oldest first. */
  unanswered: Values[];
  /** Values that the server would not take; not sent again until they are changed. */
  refused: Values;
  errors: FieldMessages;
  /** A refusal that names no field. */
  problem: string | null;
  connection: "fine" | "lost";
  /** Set while somebody else's version waits for a decision; nothing is sent meanwhile. */
  theirs: Stored | null;
  /** Milliseconds since 1970. */
  savedAt: number | null;
  /** Whether this browser holds a copy of what is not saved; false when its storage is full or blocked. */
  isKept: boolean;
}

/** Typing of an earlier visit, with what the server had in those fields when it was typed. */
export interface KeptTyping {
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
  /** Typing of an earlier visit comes back; what changed on the server since then is a conflict like any other. */
  | { type: "restored"; kept: KeptTyping }
  /** A person decided on every value: `values` is what shall stand, on top of `stored`. */
  | { type: "merged"; stored: Stored; values: Values }
  /** The record was published, restored or reloaded: what was not typed here follows it. */
  | { type: "replaced"; stored: Stored }
  | { type: "told"; errors: { propertyName: string; message: string }[] };

export function draftOf(stored: Stored): DraftState {
  return {
    revision: stored.revision,
    saved: stored.data,
    known: stored.data,
    values: stored.data,
    sending: null,
    unanswered: [],
    refused: {},
    errors: {},
    problem: null,
    connection: "fine",
    theirs: null,
    savedAt: null,
    isKept: true,
  };
}

/** The values that the server does not have as they stand here, sent or not. */
export function unsavedChanges({ values, saved }: DraftState): Values {
  return pick(values, (name) => !sameValue(values[name], saved[name]));
}

/** What the next save has to carry; null when there is nothing to send, or when sending must wait. */
export function nextSave(state: DraftState): Values | null {
  if (state.sending || state.theirs) return null;
  const changes = pick(
    unsavedChanges(state),
    (name) => !(name in state.refused && sameValue(state.refused[name], state.values[name])),
  );
  return Object.keys(changes).length > 0 ? changes : null;
}

/** The next state; pure. Events that make no sense in a state (an answer nobody waits for) leave it as it is. */
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
        known: { ...state.known, ...ownIn(event.theirs, state.revision, state.unanswered) },
        sending: null,
        unanswered: [],
        connection: "fine",
        theirs: event.theirs,
      };
    case "restored":
      return restored(state, event.kept);
    case "merged":
      return {
        ...draftOf(event.stored),
        values: event.values,
        savedAt: state.savedAt,
        isKept: state.isKept,
      };
    case "replaced":
      return followed(state, event.stored);
    case "told":
      return { ...state, errors: { ...state.errors, ...messages(event.errors) } };
  }
}

/** As many as one could need: each carries everything that is not saved. */
const MOST_UNANSWERED = 3;

/** Everything that the server may have without having said so. */
export function sentSoFar({ unanswered, sending }: DraftState): Values[] {
  return sending ? [...unanswered, sending].slice(-MOST_UNANSWERED) : unanswered;
}

/**
 * What of somebody's version is our own: it was sent from here, and the answer got lost.
 * @param revision what it was sent on
 */
function ownIn(theirs: Stored, revision: number, sent: readonly Values[]): Values {
  // One revision further there was one save only. Later ones may hold what others wrote: then it has to be the very same.
  const isOurs = theirs.revision === revision + 1 ? isMadeOf : sameValue;
  return pick(theirs.data, (name) => sent.some((one) => name in one && isOurs(theirs.data[name], one[name])));
}

function restored(state: DraftState, { revision, base, changes, sent }: KeptTyping): DraftState {
  const theirs = { revision: state.revision, data: state.known };
  return {
    ...state,
    values: { ...state.values, ...changes },
    theirs,
    known: { ...state.known, ...base, ...ownIn(theirs, revision, sent) },
  };
}

/** What was sent is saved as it was typed; what was neither sent nor touched here follows the server. */
function acknowledged(state: DraftState, sent: Values, { revision, data }: Stored, at: number): DraftState {
  const touched = unsavedChanges(state);
  const followed = pick(data, (name) => !(name in sent) && !(name in touched));
  return {
    ...state,
    revision,
    saved: { ...state.saved, ...followed, ...sent },
    known: data,
    values: { ...state.values, ...followed },
    sending: null,
    unanswered: [],
    connection: "fine",
    problem: null,
    savedAt: at,
  };
}

function followed(state: DraftState, { revision, data }: Stored): DraftState {
  const kept = unsavedChanges(state);
  return {
    ...state,
    revision,
    saved: data,
    known: data,
    values: { ...data, ...kept },
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
    // Typed anew meanwhile: the message is about words that are gone.
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

function pick(values: Values, wanted: (name: string) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)));
}
