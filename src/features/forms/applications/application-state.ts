import type { SubmissionState } from "../table";

/** The states of an application with labels for staff. Imports nothing, because screens use it too. */
export const applicationStates = {
  received: "Received",
  "in-review": "In review",
  "message-sent": "Message sent",
  accepted: "Accepted",
  declined: "Declined",
} as const satisfies Partial<Record<SubmissionState, string>>;

export type ApplicationState = keyof typeof applicationStates;

/** The states that are decisions. */
export const decidedStates = ["accepted", "declined"] as const satisfies ApplicationState[];

/** Submissions can have the state `handled` from before their form became a patient form. It counts as received. */
export function applicationState(state: string): ApplicationState {
  return state in applicationStates ? (state as ApplicationState) : "received";
}

export function isDecided(state: string): boolean {
  return (decidedStates as readonly string[]).includes(state);
}
