import type { ClassResponse } from "../../class-response";

/** Whether the form is shown: there is a seat, or a waitlist to join. */
export function canRegister({
  availability: { state, waitlist },
}: Pick<ClassResponse, "availability">): boolean {
  return state === "open" || waitlist;
}
