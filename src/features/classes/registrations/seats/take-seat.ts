import { AppError } from "~/platform/errors/app-error";
import type { ClassView } from "../../class/class-views";
import { hasClosed, type Offering, priceOf } from "../availability";
import type { Attendee } from "../input";
import { peopleOf } from "../person/people-of";

/** The result of registering: a seat, a seat held until it is paid for, or a place on the waitlist. */
export type Outcome = "confirmed" | "held" | "waitlisted";

/**
 * The result of registering now, from counts that were read under `lockSeats`.
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
  // A group that needs more seats than are left can join the waitlist together.
  if (state === "full" ? waitlist : event.hasWaitlist) return "waitlisted";
  throw new AppError("CLASS_FULL", tooFewSeats(event, { seatsLeft, seats, whose: "Your group" }));
}

/**
 * Explains in sentences why there are too few seats.
 * @param whose how the text refers to the group
 */
export function tooFewSeats(
  event: ClassView,
  { seatsLeft, seats, whose }: { seatsLeft: number; seats: number; whose: "Your group" | "This group" },
): string {
  if (seatsLeft === 0) return "Every seat in this class is taken.";
  if (event.guestTakesSeat) return NO_SEAT_FOR_GUEST;
  const seatsText = seatsLeft === 1 ? "Only 1 seat is left" : `Only ${seatsLeft} seats are left`;
  return `${seatsText}. ${whose} has ${seats} people.`;
}

/** For classes in which a guest takes a seat. */
export const NO_SEAT_FOR_GUEST = "There is no seat left for a guest. Choose No if you can come without one.";

const CLOSED = {
  over: "Registration for this class has ended.",
  none: "This class needs no registration.",
  cancelled: "This class is canceled.",
  "by-phone": "Registration for this class is by phone.",
} as const;

/** How many seats a registration takes: one for each person, and one for a guest if the class says so. */
export function seatsFor(
  { guestTakesSeat }: Pick<ClassView, "guestTakesSeat">,
  { bringingGuest, others }: { bringingGuest?: string; others?: Attendee[] },
): number {
  return peopleOf({ others }) + (guestTakesSeat && bringingGuest === "yes" ? 1 : 0);
}
