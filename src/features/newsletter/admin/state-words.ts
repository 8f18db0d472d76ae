import type { SubscriberState } from "../table";

interface StateWords {
  value: SubscriberState;
  label: string;
  about: string;
  color: string;
}

/** The label of each state and what it means. */
export const STATES: readonly StateWords[] = [
  { value: "confirmed", label: "On the list", about: "get the newsletter", color: "green" },
  { value: "pending", label: "Not confirmed", about: "have not confirmed by email yet", color: "amber" },
  { value: "unsubscribed", label: "Left", about: "may subscribe again; imports skip them", color: "gray" },
  { value: "suppressed", label: "Blocked", about: "nothing is ever sent to them", color: "red" },
];

export function stateWords(state: SubscriberState): StateWords {
  const words = STATES.find(({ value }) => value === state);
  if (!words) throw new Error(`No words for ${state}.`);
  return words;
}
