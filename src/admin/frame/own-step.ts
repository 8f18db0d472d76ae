/**
 * The state of a navigation that a screen makes itself (a new record gets its address): the screen is not
 * reset.
 */
export const OWN_STEP = { ownStep: true };

export function isOwnStep(state: unknown): boolean {
  return typeof state === "object" && state !== null && "ownStep" in state;
}
