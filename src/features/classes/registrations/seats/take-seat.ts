import { AppError } from "~/platform/errors/app-error";
import type { ClassView } from "../../class/class-views";
import { hasClosed, type Offering, priceOf } from "../availability";

/** The result of registering: a seat, a seat held until it is paid for, or a place on the waitlist. */
export type Outcome = "confirmed" | "held" | "waitlisted";

/**
 * The result of registering now, from counts read under `lockSeats`.
 * @throws AppError REGISTRATION_CLOSED; CLASS_FULL if there is no waitlist
 */
export function outcomeFor(
  event: ClassView,
  { state, seatsLeft, waitlist }: Offering,
  seats: number,
  now: Date,
): Outcome {
  if (state !== "open" && state !== "full") throw new AppError("REGISTRATION_CLOSED", CLOSED[state]);
  if (hasClosed(event, now)) throw new AppError("REGISTRATION_CLOSED", CLOSED.over);
  if (seatsLeft === null || seatsLeft >= seats) return priceOf(event) > 0 ? "held" : "confirmed";
  // With one seat left and none for the guest, both can join the waitlist together.
  if (state === "full" ? waitlist : event.hasWaitlist) return "waitlisted";
  const message = seatsLeft > 0 ? "There is no seat left for a guest." : "Every seat in this class is taken.";
  throw new AppError("CLASS_FULL", message);
}

const CLOSED = {
  over: "Registration for this class has ended.",
  none: "This class needs no registration.",
  cancelled: "This class is canceled.",
  "by-phone": "Registration for this class is by phone.",
} as const;

/** The number of seats that a registration takes: a guest takes none unless the class says so. */
export function seatsFor(
  { guestTakesSeat }: Pick<ClassView, "guestTakesSeat">,
  { bringingGuest }: { bringingGuest?: string },
): number {
  return guestTakesSeat && bringingGuest === "yes" ? 2 : 1;
}
