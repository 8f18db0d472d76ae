import type { ClassResponse } from "../../class-response";

/** Whether to show the form: there is a seat, or a waitlist to join. */
export function canRegister({
  availability: { state, waitlist },
}: Pick<ClassResponse, "availability">): boolean {
  return state === "open" || waitlist;
}
