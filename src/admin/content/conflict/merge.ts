import { type DraftState, unsavedChanges, type Values } from "../draft/draft-state";
import { sameValue } from "../draft/same-value";

export type Choice = "mine" | "theirs";

/** The names of fields that both changed differently: someone must choose. */
export function conflictingFields(state: DraftState): string[] {
  const { onServer, theirs } = state;
  if (!theirs) return [];
  return Object.entries(unsavedChanges(state))
    .filter(
      ([name, mine]) => !sameValue(mine, theirs.data[name]) && !sameValue(onServer[name], theirs.data[name]),
    )
    .map(([name]) => name);
}

/** The names of fields that only they changed: they are merged without a question. */
export function fieldsToMerge(state: DraftState): string[] {
  const { onServer, theirs } = state;
  if (!theirs) return [];
  const mine = unsavedChanges(state);
  return Object.keys(theirs.data).filter(
    (name) => !(name in mine) && !sameValue(onServer[name], theirs.data[name]),
  );
}

/** Their version merged with local changes; if both changed a field, the choice decides, by default mine. */
export function merged(state: DraftState, choices: Record<string, Choice> = {}): Values {
  const mine = Object.entries(unsavedChanges(state)).filter(([name]) => choices[name] !== "theirs");
  return { ...state.theirs?.data, ...Object.fromEntries(mine) };
}
