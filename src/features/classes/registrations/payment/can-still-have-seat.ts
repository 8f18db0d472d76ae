import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import type { ClassView } from "../../class/class-views";
import { availabilityOf } from "../availability";
import { currentRegistration } from "../register-for-class";
import { settleSeats } from "../seats/settle-seats";
import type { Registration } from "../table";

/**
 * Whether somebody whose hold ended before their payment came can have a seat all the same. Whoever waits comes first: what is free
 * after they were offered a seat is free for all. Registration may have ended meanwhile. Under `lockSeats`.
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
