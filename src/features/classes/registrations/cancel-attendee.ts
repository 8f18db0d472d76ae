import { eq } from "drizzle-orm";
import { hashToken } from "~/platform/crypto/hash-token";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { requestRefund } from "~/platform/payments/request-refund";
import { announceSeats } from "./class-counts";
import { type LockedRegistration, lockRegistration } from "./lock-registration";
import { notifyRegistrant } from "./mail/notify-registrant";
import { keyAfterChange } from "./person/key-after-change";
import { peopleOf } from "./person/people-of";
import { openPerson, PERSON, type Person } from "./person/person";
import { recordRegistrationEvent, registrant } from "./record-registration-event";
import { partOfOne } from "./refund-due";
import { rowByToken } from "./registration-by-token";
import { settleSeats } from "./seats/settle-seats";
import { type Registration, registration } from "./table";

/**
 * Cancels one person of a group through the private link. The others keep their seats or their place on the waitlist.
 * The class's policy decides the refund of that person's part of the price.
 * @param attendee the person's number in the group, from 1; the registrant is 1, and stays the contact
 * @param seen how many people were in the group when the person chose
 * @returns the refund in cents
 * @throws AppError NOT_FOUND; BAD_REQUEST if the class has started, the registration has ended or is being paid for,
 *   or the group has changed; VALIDATION_FAILED for the field `attendee`
 */
export async function cancelAttendee(
  services: DomainServices,
  token: string,
  { attendee, seen }: { attendee: number; seen: number },
): Promise<{ refund: number }> {
  const { id } = await rowByToken(services.db, token);
  return services.db.transaction(async (tx) => {
    const locked = await lockRegistration(tx, services, id, (row) => row.tokenHash === hashToken(token));
    const { row, event, payment, now } = locked;
    const person = requireGroup(services, locked, seen);
    const { part, refund } = partOfOne(event, row, payment, now);
    const after = await storeWithout(tx, services, locked, without(person, attendee), part);
    if (payment && refund > 0)
      await requestRefund(
        tx,
        {
          paymentId: payment.id,
          amount: refund,
          reason: "one person cancelled",
          key: `one of ${row.people}`,
        },
        now,
      );
    await recordRegistrationEvent(tx, registrant, "attendee-cancelled", after, { status: row.status });
    await notifyRegistrant(tx, services, after, event, { kind: "attendee-cancelled", refund });
    await settleSeats(tx, services, event, now);
    await announceSeats(tx, event.id);
    return { refund };
  });
}

function requireGroup(
  { sealer }: DomainServices,
  { row, event, now }: LockedRegistration,
  seen: number,
): Person {
  if (event.startsAt <= now)
    throw new AppError("BAD_REQUEST", "The class has already started. Please call us.");
  if (row.status === "cancelled" || row.status === "expired")
    throw new AppError("BAD_REQUEST", "This registration is no longer active.");
  if (row.status === "held")
    throw new AppError("BAD_REQUEST", "This registration is being paid for. Cancel one person after that.");
  const person = openPerson(sealer, row);
  if (!person) throw new AppError("BAD_REQUEST", "The details of this registration have been erased.");
  if (peopleOf(person) !== seen || seen < 2)
    throw new AppError("BAD_REQUEST", "The people of this registration have changed. Look at it again.");
  return person;
}

/** The group without one person. If it is the registrant, the next one's name takes the place of theirs. */
function without(person: Person, attendee: number): Person {
  const others = [...(person.others ?? [])];
  const [next] = others;
  const after: Person = { ...person };
  if (attendee === 1 && next) {
    after.firstName = next.firstName;
    after.lastName = next.lastName;
    others.shift();
  } else if (others[attendee - 2]) others.splice(attendee - 2, 1);
  else {
    const message = "Choose who is not coming.";
    throw new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "attendee", message }] });
  }
  if (others.length > 0) after.others = others;
  else delete after.others;
  return after;
}

/** The registrant who is not coming can register again: their name is no longer part of the duplicate key. */
async function storeWithout(
  tx: Database,
  services: DomainServices,
  { row, now }: LockedRegistration,
  person: Person,
  part: number,
): Promise<Registration> {
  const [stored] = await tx
    .update(registration)
    .set({
      person: services.sealer.seal(JSON.stringify(person), PERSON),
      people: row.people - 1,
      seats: row.seats - 1,
      price: row.price - part,
      duplicateKey: await keyAfterChange(tx, services, row, person),
      updatedAt: now,
    })
    .where(eq(registration.id, row.id))
    .returning();
  if (!stored) throw new Error("A locked registration was gone.");
  return stored;
}
