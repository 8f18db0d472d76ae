import type { SubmissionState } from "../table";

/** The states of an application, with labels for staff. Plain data, for the admin screens too. */
export const applicationStates = {
  received: "Received",
  "in-review": "In review",
  "message-sent": "Message sent",
  accepted: "Accepted",
  declined: "Declined",
} as const satisfies Partial<Record<SubmissionState, string>>;

export type ApplicationState = keyof typeof applicationStates;

/** The states in which an application is decided. */
export const decidedStates = ["accepted", "declined"] as const satisfies ApplicationState[];

/**
 * `handled` is not a state of an application; a submission handled before its form became a patient form counts as
 * received.
 */
export function applicationState(state: string): ApplicationState {
  return state in applicationStates ? (state as ApplicationState) : "received";
}

/** Whether the application is decided. */
export function isDecided(state: string): boolean {
  return (decidedStates as readonly string[]).includes(state);
}
