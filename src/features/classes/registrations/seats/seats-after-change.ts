import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { availabilityOf } from "../availability";
import { classCounts } from "../class-counts";
import type { Attendee } from "../input";
import type { LockedRegistration } from "../lock-registration";
import { NO_SEAT_FOR_GUEST, seatsFor } from "./take-seat";

/**
 * The number of seats of a registration after its details changed. Adds a seat for a guest only if one is free, or if
 * the registration is on the waitlist or has no seat.
 * @throws AppError VALIDATION_FAILED for the field `bringingGuest`
 */
export async function seatsAfterChange(
  tx: Database,
  services: DomainServices,
  { row, event, now }: LockedRegistration,
  person: { bringingGuest?: string; others?: Attendee[] },
): Promise<number> {
  const neededSeats = seatsFor(event, person);
  const more = neededSeats - row.seats;
  if (more <= 0 || !["confirmed", "held", "offered"].includes(row.status)) return neededSeats;
  const counts = (await classCounts(tx, [event.id], now)).get(event.id);
  const { seatsLeft } = availabilityOf(
    event,
    counts ?? { taken: 0, waiting: 0 },
    now,
    services.takesPayments,
  );
  if (seatsLeft === null || seatsLeft >= more) return neededSeats;
  const message = NO_SEAT_FOR_GUEST;
  throw new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "bringingGuest", message }] });
}
