import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { lockPayment } from "~/platform/payments/lock-payment";
import { classById } from "../../class/class-by-id";
import { availabilityOf, priceOf } from "../availability";
import { recordNotified } from "../change-notices/record-notified";
import { announceSeats } from "../class-counts";
import { lockRegistration } from "../lock-registration";
import { notifyRegistrant } from "../mail/notify-registrant";
import { duplicateKey } from "../person/duplicate-key";
import { emailKey } from "../person/email-key";
import { openPerson } from "../person/person";
import { recordRegistrationEvent } from "../record-registration-event";
import { currentRegistration } from "../register-for-class";
import { lockSeats } from "../seats/lock-seats";
import { settleSeats } from "../seats/settle-seats";
import { type Registration, registration } from "../table";
import { type Settled, settlePrice } from "./settle-price";

/**
 * Moves a person to another class, usually another date of the same one. They get a seat there, their payment moves
 * with them, a price difference is settled, and their former seat is offered to the next person.
 * @returns what happens to the difference
 * @throws AppError NOT_FOUND; BAD_REQUEST if their registration has ended, is being paid for, or they are registered
 *   there; CLASS_FULL unless `evenIfFull`
 */
export async function moveRegistration(
  services: DomainServices,
  actor: Actor,
  id: string,
  { toClassId, evenIfFull }: { toClassId: string; evenIfFull: boolean },
): Promise<Settled> {
  return services.db.transaction(async (tx) => {
    await lockBoth(tx, id, toClassId);
    const { row, event: from, payment, now } = await lockRegistration(tx, services, id);
    const to = await classById(tx, toClassId);
    if (!to || to.cancelledAt) throw new AppError("NOT_FOUND", "There is no such class.");
    requireMovable(row);
    const { seatsLeft } = availabilityOf(
      to,
      await settleSeats(tx, services, to, now),
      now,
      services.takesPayments,
    );
    if (seatsLeft !== null && seatsLeft < row.seats && !evenIfFull)
      throw new AppError("CLASS_FULL", "Every seat in that class is taken.");
    const person = openPerson(services.sealer, row);
    if (!person) throw new AppError("BAD_REQUEST", "Their details have been erased.");
    const key = duplicateKey(services.keyedHash, toClassId, person);
    if (await currentRegistration(tx, key))
      throw new AppError("BAD_REQUEST", "They are registered for that class already.");
    const [moved] = await tx
      .update(registration)
      .set({
        classId: toClassId,
        status: "confirmed",
        duplicateKey: key,
        checkedInAt: null,
        emailKey: row.emailKey && emailKey(services.keyedHash, toClassId, person.email),
        price: priceOf(to),
        offeredUntil: null,
        waitingSince: null,
        confirmedAt: now,
        updatedAt: now,
      })
      .where(eq(registration.id, id))
      .returning();
    if (!moved) throw new Error("A locked registration was gone.");
    await recordNotified(tx, to);
    await recordRegistrationEvent(tx, actor, "moved", moved, { status: row.status, classId: row.classId });
    const settled = await settlePrice(tx, payment, { before: row.price, after: moved.price }, now);
    await settleSeats(tx, services, from, now);
    await announceSeats(tx, from.id, toClassId);
    const letter = { kind: "moved", from, hadSeat: row.status === "confirmed", ...settled } as const;
    await notifyRegistrant(tx, services, moved, to, letter);
    return settled;
  });
}

/** Locks in a fixed order, so that two opposite moves cannot deadlock. */
async function lockBoth(tx: Database, id: string, toClassId: string): Promise<void> {
  const [seen] = await tx.select().from(registration).where(eq(registration.id, id));
  if (seen?.paymentId) await lockPayment(tx, seen.paymentId);
  const classIds = [...new Set([toClassId, ...(seen ? [seen.classId] : [])])];
  for (const classId of classIds.sort()) await lockSeats(tx, classId);
}

function requireMovable({ status }: Registration): void {
  if (status === "cancelled" || status === "expired")
    throw new AppError("BAD_REQUEST", "This registration is no longer active.");
  if (status === "held") throw new AppError("BAD_REQUEST", "This seat is being paid for right now.");
}
