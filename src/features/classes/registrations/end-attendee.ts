import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { requestRefund } from "~/platform/payments/request-refund";
import { announceSeats } from "./class-counts";
import type { LockedRegistration } from "./lock-registration";
import { notifyRegistrant } from "./mail/notify-registrant";
import { keyAfterChange } from "./person/key-after-change";
import { numbersOf, peopleOf } from "./person/people-of";
import { openPerson, PERSON, type Person } from "./person/person";
import { partOfOne } from "./refund-due";
import { settleSeats } from "./seats/settle-seats";
import { type Registration, registration } from "./table";

export interface EndedAttendee {
  row: Registration;
  /** The group before and after. */
  person: { before: Person; after: Person };
  /** Cents. */
  refund: number;
}

interface EndOptions {
  /** The refund of that person's part of the price: by the class's policy, in full, or none. */
  refund: "policy" | "full" | 0;
  byStaff: boolean;
}

/**
 * Ends the seat of one person of a group, requests the refund of their part of the price, notifies the registrant, and
 * offers the seat to the waitlist. Runs in the caller's transaction under `lockRegistration`. The others keep their
 * seats or their position on the waitlist. The caller records the audit event.
 * @param attendee the person's position in the group, from 1. The registrant is 1 and stays the contact.
 * @throws AppError BAD_REQUEST if the registration has ended, is being paid for, or holds one person; VALIDATION_FAILED
 * for the field `attendee`
 */
export async function endAttendee(
  tx: Database,
  services: DomainServices,
  locked: LockedRegistration,
  attendee: number,
  { refund: choice, byStaff }: EndOptions,
): Promise<EndedAttendee> {
  const { row, event, payment, now } = locked;
  const person = requireGroup(services, row);
  const { part, paid, refund: due } = partOfOne(event, row, payment, now);
  const refund = choice === "policy" ? due : choice === "full" ? paid : 0;
  const others = without(person, attendee);
  const after = await storeWithout(tx, services, locked, others, { attendee, part });
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
  await notifyRegistrant(tx, services, after, event, { kind: "attendee-cancelled", refund, byStaff });
  await settleSeats(tx, services, event, now);
  await announceSeats(tx, event.id);
  return { row: after, person: { before: person, after: others }, refund };
}

function requireGroup({ sealer }: DomainServices, row: Registration): Person {
  if (row.status === "cancelled" || row.status === "expired")
    throw new AppError("BAD_REQUEST", "This registration is no longer active.");
  if (row.status === "held")
    throw new AppError(
      "BAD_REQUEST",
      "This registration is being paid for. You can cancel one person once it is paid.",
    );
  const person = openPerson(sealer, row);
  if (!person) throw new AppError("BAD_REQUEST", "The details of this registration have been erased.");
  if (peopleOf(person) < 2)
    throw new AppError("BAD_REQUEST", "This registration is for one person. Cancel it as a whole.");
  return person;
}

/** The group without one person. If the registrant leaves, the next person's name replaces theirs. */
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

/** Removes a canceled registrant's name from the duplicate key, so that they can register again. */
async function storeWithout(
  tx: Database,
  services: DomainServices,
  { row, now }: LockedRegistration,
  person: Person,
  { attendee, part }: { attendee: number; part: number },
): Promise<Registration> {
  const [stored] = await tx
    .update(registration)
    .set({
      person: services.sealer.seal(JSON.stringify(person), PERSON),
      people: row.people - 1,
      personNumbers: numbersOf(row).filter((_, at) => at !== attendee - 1),
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
