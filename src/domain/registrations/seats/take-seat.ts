import type { ClassView } from "~/content/types/class/class-views";
import { AppError } from "~/platform/errors/app-error";
import { availabilityOf, type ClassCounts, priceOf } from "../availability";

/** What a registration gets: a seat, a seat held until it is paid for, or a place on the waitlist. */
export type Outcome = "confirmed" | "held" | "waitlisted";

/**
 * What somebody who registers now gets. Under `lockSeats`, from counts made under it.
 * @throws AppError REGISTRATION_CLOSED; CLASS_FULL where no waitlist is kept
 */
export function outcomeFor(event: ClassView, counts: ClassCounts, seats: number, now: Date): Outcome {
  const { state, seatsLeft } = availabilityOf(event, counts, now);
  if (state !== "open" && state !== "full") throw new AppError("REGISTRATION_CLOSED", CLOSED[state]);
  if (seatsLeft === null || seatsLeft >= seats) return priceOf(event) > 0 ? "held" : "confirmed";
  if (event.hasWaitlist) return "waitlisted";
  const message = seatsLeft > 0 ? "There is no seat left for a guest." : "Every seat in this class is taken.";
  throw new AppError("CLASS_FULL", message);
}

const CLOSED = {
  over: "Registration for this class has ended.",
  none: "This class needs no registration.",
  cancelled: "This class is cancelled.",
} as const;

/** Seats that somebody takes: a guest takes none unless the class says so. */
export function seatsFor(
  { guestTakesSeat }: Pick<ClassView, "guestTakesSeat">,
  { bringingGuest }: { bringingGuest?: string },
): number {
  return guestTakesSeat && bringingGuest === "yes" ? 2 : 1;
}
