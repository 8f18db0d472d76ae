import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, inArray, lte, or } from "drizzle-orm";
import { systemActor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { sendJob } from "~/platform/jobs/send-job";
import type { ClassView } from "../../class/class-views";
import { isPayable, registrationEnd } from "../availability";
import { announceSeats, type CountedClass, classCounts } from "../class-counts";
import { settleSeatsJob } from "../jobs/settle-seats-job";
import { notifyRegistrant } from "../mail/notify-registrant";
import { recordRegistrationEvent } from "../record-registration-event";
import { type Registration, registration } from "../table";

/** More than any class needs. The next sweep offers the rest. */
const OFFERS_AT_ONCE = 200;
const HOUR = 3_600_000;
const seatsActor = systemActor("seats");

/**
 * Updates the seats of a class: ends expired holds and offers, ends the waitlist when registration has ended, and
 * offers free seats to the waitlist in order. A group that does not fit keeps its position, and the next one that fits
 * gets the seats. Does not offer a seat that nobody could pay for. Call it under `lockSeats`.
 * @returns the counts afterward
 */
export async function settleSeats(
  tx: Database,
  services: DomainServices,
  event: ClassView,
  now: Date,
): Promise<CountedClass> {
  const hasEnded = await endExpiredSeats(tx, services, event, now);
  const before = await countsOf(tx, event.id, now);
  if (before.waiting > 0) await settleWaitlist(tx, services, event, before, now);
  const counts = before.waiting > 0 ? await countsOf(tx, event.id, now) : before;
  if (hasEnded || !isDeepStrictEqual(before, counts)) await announceSeats(tx, event.id);
  return counts;
}

async function settleWaitlist(
  tx: Database,
  services: DomainServices,
  event: ClassView,
  counts: CountedClass,
  now: Date,
): Promise<void> {
  if (registrationEnd(event) <= now) await closeWaitlist(tx, services, event, now);
  else if (event.hasRegistration && !event.cancelledAt && isPayable(event, services.takesPayments))
    await offerSeats(tx, services, event, counts, now);
}

async function countsOf(tx: Database, classId: string, now: Date): Promise<CountedClass> {
  const counts = await classCounts(tx, [classId], now);
  return counts.get(classId) ?? { taken: 0, waiting: 0, changesAt: null };
}

async function endExpiredSeats(
  tx: Database,
  services: DomainServices,
  event: ClassView,
  now: Date,
): Promise<boolean> {
  const { status, heldUntil, offeredUntil, classId } = registration;
  const held = and(eq(status, "held"), lte(heldUntil, now));
  const offered = and(eq(status, "offered"), lte(offeredUntil, now));
  const lapsed = await tx
    .update(registration)
    .set({ status: "expired", endedAt: now, updatedAt: now })
    .where(and(eq(classId, event.id), or(held, offered)))
    .returning();
  for (const row of lapsed) {
    await recordRegistrationEvent(tx, seatsActor, "expired", row);
    await notifyRegistrant(tx, services, row, event, {
      kind: row.offeredUntil ? "offer-expired" : "hold-expired",
    });
  }
  return lapsed.length > 0;
}

async function closeWaitlist(tx: Database, services: DomainServices, event: ClassView, now: Date) {
  const { status, classId } = registration;
  const closed = await tx
    .update(registration)
    .set({ status: "expired", endedAt: now, updatedAt: now })
    .where(and(eq(classId, event.id), eq(status, "waitlisted")))
    .returning();
  for (const row of closed) {
    await recordRegistrationEvent(tx, seatsActor, "expired", row);
    await notifyRegistrant(tx, services, row, event, { kind: "waitlist-closed" });
  }
}

async function offerSeats(
  tx: Database,
  services: DomainServices,
  event: ClassView,
  { taken }: CountedClass,
  now: Date,
): Promise<void> {
  let free = (event.registrantLimit ?? Number.POSITIVE_INFINITY) - taken;
  if (free <= 0) return;
  const fits = Number.isFinite(free) ? lte(registration.seats, free) : undefined;
  const waiting = await tx
    .select({ id: registration.id, seats: registration.seats })
    .from(registration)
    .where(and(eq(registration.classId, event.id), eq(registration.status, "waitlisted"), fits))
    .orderBy(asc(registration.waitingSince), asc(registration.number))
    .limit(OFFERS_AT_ONCE);
  for (const { id, seats } of waiting) {
    if (seats > free) continue;
    free -= seats;
    const offered = await offerSeat(tx, services, event, id, now);
    if (offered) await recordRegistrationEvent(tx, seatsActor, "offered", offered);
    if (free <= 0) break;
  }
}

/** Offers a seat to a person on the waitlist. The caller must have checked that one is free. */
export async function offerSeat(
  tx: Database,
  services: DomainServices,
  event: ClassView,
  id: string,
  now: Date,
): Promise<Registration | undefined> {
  const end = Math.min(+now + event.offerHours * HOUR, +registrationEnd(event));
  const offeredUntil = new Date(end);
  const [row] = await tx
    .update(registration)
    .set({ status: "offered", offeredUntil, updatedAt: now })
    .where(and(eq(registration.id, id), inArray(registration.status, ["waitlisted"])))
    .returning();
  if (!row) return undefined;
  await notifyRegistrant(tx, services, row, event, { kind: "offer", until: offeredUntil });
  await sendJob(
    tx,
    settleSeatsJob,
    { classId: event.id },
    { startAfter: offeredUntil, key: `${row.id} offer` },
  );
  return row;
}
