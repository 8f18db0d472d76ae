import type { WireClass } from "~/web/api/classes/wire-class";

/** Whether there is a form at all: a seat to be had, or a waitlist to join. */
export function canRegister({ availability: { state, waitlist } }: Pick<WireClass, "availability">): boolean {
  return state === "open" || waitlist;
}
