import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { lockPayment } from "~/platform/payments/lock-payment";
import type { ClassView } from "../../class/class-views";
import { availabilityOf } from "../availability";
import { recordNotified } from "../change-notices/record-notified";
import { emailKey } from "../person/email-key";
import { openPerson } from "../person/person";
import { currentRegistration } from "../register-for-class";
import { lockSeats } from "../seats/lock-seats";
import { settleSeats } from "../seats/settle-seats";
import { type Registration, registration } from "../table";
import { attendeeKey } from "./attendee-key";

/** The columns of a registration that depend on its class. */
export type ClassColumns = Pick<
  Registration,
  "status" | "price" | "confirmedAt" | "waitingSince" | "checkedInAt"
>;

/**
 * Moves a registration to another class. The caller must hold the locks of both (`lockBothClasses`), announce the
 * seats, and record the event.
 * @throws AppError BAD_REQUEST if the details were erased, or the person is registered there
 */
export async function placeInClass(
  tx: Database,
  services: DomainServices,
  row: Registration,
  to: ClassView,
  { status, price, confirmedAt, waitingSince, checkedInAt }: ClassColumns,
): Promise<Registration> {
  const person = openPerson(services.sealer, row);
  if (!person) throw new AppError("BAD_REQUEST", "The details of this person have been erased.");
  const key = attendeeKey(services.keyedHash, to.id, person);
  if (await currentRegistration(tx, key))
    throw new AppError("BAD_REQUEST", "They are registered for that class already.");
  const [placed] = await tx
    .update(registration)
    .set({
      classId: to.id,
      status,
      price,
      confirmedAt,
      waitingSince,
      checkedInAt,
      duplicateKey: key,
      emailKey: row.emailKey && emailKey(services.keyedHash, to.id, person.email),
      offeredUntil: null,
      updatedAt: services.now(),
    })
    .where(eq(registration.id, row.id))
    .returning();
  if (!placed) throw new Error("A locked registration was gone.");
  await recordNotified(tx, to);
  return placed;
}

/** Locks in a fixed order, so that two opposite moves cannot deadlock. */
export async function lockBothClasses(tx: Database, id: string, toClassId: string): Promise<void> {
  const [seen] = await tx.select().from(registration).where(eq(registration.id, id));
  if (seen?.paymentId) await lockPayment(tx, seen.paymentId);
  const classIds = [...new Set([toClassId, ...(seen ? [seen.classId] : [])])];
  for (const classId of classIds.sort()) await lockSeats(tx, classId);
}

/**
 * Refuses to exceed the limit unless staff confirmed it. Call it under the class's lock.
 * @throws AppError CLASS_FULL with that message
 */
export async function requireSeats(
  tx: Database,
  services: DomainServices,
  event: ClassView,
  { seats, evenIfFull, message }: { seats: number; evenIfFull: boolean; message: string },
): Promise<void> {
  const now = services.now();
  const counts = await settleSeats(tx, services, event, now);
  const { seatsLeft } = availabilityOf(event, counts, now, services.takesPayments);
  if (seatsLeft !== null && seatsLeft < seats && !evenIfFull) throw new AppError("CLASS_FULL", message);
}
