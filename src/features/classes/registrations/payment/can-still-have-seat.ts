import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { ClassView } from "../../class/class-views";
import { availabilityOf } from "../availability";
import { currentRegistration } from "../register-for-class";
import { settleSeats } from "../seats/settle-seats";
import type { Registration } from "../table";

/**
 * Whether a person can still get a seat if their hold expired before their payment arrived. The waitlist has priority,
 * so only seats that remain after its offers are available. Registration may have ended in the meantime. Call it under
 * `lockSeats`.
 */
export async function canStillHaveSeat(
  tx: Database,
  services: DomainServices,
  row: Registration,
  event: ClassView,
  now: Date,
): Promise<boolean> {
  if (row.status !== "expired" || event.cancelledAt || event.startsAt <= now) return false;
  if (await currentRegistration(tx, row.duplicateKey)) return false;
  const { seatsLeft } = availabilityOf(
    event,
    await settleSeats(tx, services, event, now),
    now,
    services.takesPayments,
  );
  return seatsLeft === null || seatsLeft >= row.seats;
}
