import { randomUUID } from "node:crypto";
import type { Actor } from "~/platform/audit/actor";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { availabilityOf, priceOf } from "../availability";
import { recordNotified } from "../change-notices/record-notified";
import { announceSeats } from "../class-counts";
import { notifyRegistrant } from "../mail/notify-registrant";
import { duplicateKey } from "../person/duplicate-key";
import { sealInput } from "../person/person";
import { recordRegistrationEvent } from "../record-registration-event";
import { currentRegistration, insertRegistration } from "../register-for-class";
import { lockSeats } from "../seats/lock-seats";
import { settleSeats } from "../seats/settle-seats";
import { rosterClass } from "./roster";

export interface WalkIn {
  firstName: string;
  lastName: string;
  /** Empty if they gave none; then they get no email. */
  email: string;
  phone: string;
  /** Whether to check them in. */
  isHere: boolean;
  /** Whether staff chose to exceed the limit. */
  evenIfFull: boolean;
}

/**
 * Gives a seat to a person who came without registering, or called. The price is settled at the front desk. Works
 * after registration has ended, too.
 * @throws AppError NOT_FOUND; CLASS_FULL unless `evenIfFull`; BAD_REQUEST if they are registered or the class is
 *   canceled
 */
export async function addWalkIn(
  services: DomainServices,
  actor: Actor,
  classId: string,
  { isHere, evenIfFull, ...who }: WalkIn,
): Promise<{ id: string }> {
  const event = await rosterClass(services, classId);
  return services.db.transaction(async (tx) => {
    await lockSeats(tx, classId);
    const now = services.now();
    const counts = await settleSeats(tx, services, event, now);
    if (event.cancelledAt) throw new AppError("BAD_REQUEST", "This class is canceled.");
    const { seatsLeft } = availabilityOf(event, counts, now, services.takesPayments);
    if (seatsLeft === 0 && !evenIfFull)
      throw new AppError("CLASS_FULL", "Every seat in this class is taken.");
    const key = duplicateKey(services.keyedHash, classId, who.email ? who : { ...who, email: randomUUID() });
    if (await currentRegistration(tx, key))
      throw new AppError("BAD_REQUEST", "They are registered for this class already.");
    const row = await insertRegistration(tx, services, {
      classId,
      status: "confirmed",
      seats: 1,
      price: priceOf(event),
      duplicateKey: key,
      isWalkIn: true,
      ...sealInput(services.sealer, { ...who, answers: [] }, ""),
      checkedInAt: isHere ? now : null,
      confirmedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await recordNotified(tx, event);
    await recordRegistrationEvent(tx, actor, "walked-in", row);
    await announceSeats(tx, event.id);
    if (who.email && !isHere) await notifyRegistrant(tx, services, row, event, { kind: "confirmed" });
    return { id: row.id };
  });
}
