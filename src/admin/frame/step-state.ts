/**
 * The state of a navigation that a screen makes itself (a new record gets its address): the screen is not
 * reset.
 */
export const STEP_STATE = { ownStep: true };

export function isStepState(state: unknown): boolean {
  return typeof state === "object" && state !== null && "ownStep" in state;
}
