import type { ClassResponse } from "../../class-response";

/** Whether there is a form at all: a seat to be had, or a waitlist to join. */
export function canRegister({
  availability: { state, waitlist },
}: Pick<ClassResponse, "availability">): boolean {
  return state === "open" || waitlist;
}
