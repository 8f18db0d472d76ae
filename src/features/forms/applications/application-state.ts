import type { SubmissionState } from "../table";

/** How an application stands, with the words for staff. Plain data, for the admin screens too. */
export const applicationStates = {
  received: "Received",
  "in-review": "In review",
  "message-sent": "Message sent",
  accepted: "Accepted",
  declined: "Declined",
} as const satisfies Partial<Record<SubmissionState, string>>;

export type ApplicationState = keyof typeof applicationStates;

/** `handled` is no state of an application; what was handled before its form became one counts as received. */
export function applicationState(state: string): ApplicationState {
  return state in applicationStates ? (state as ApplicationState) : "received";
}

/** Whoever applied has their answer. */
export function isDecided(state: string): boolean {
  return state === "accepted" || state === "declined";
}
