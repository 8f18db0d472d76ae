import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { announceSeats } from "../class-counts";
import type { LockedRegistration } from "../lock-registration";
import { emailKey } from "../person/email-key";
import { peopleOf } from "../person/people-of";
import { ANSWERS, PERSON, type Person, type SensitiveAnswer } from "../person/person";
import { currentRegistration } from "../register-for-class";
import { seatsAfterChange } from "../seats/seats-after-change";
import { settleSeats } from "../seats/settle-seats";
import { type Registration, registration } from "../table";
import { attendeeKey } from "./attendee-key";

/** The new details of a registration. */
export interface NewDetails {
  person: Person;
  /** Undefined to keep the stored ones. */
  answers?: SensitiveAnswer[];
}

/**
 * Replaces a registration's details, keys, and number of seats. Call it under `lockRegistration`.
 * @throws AppError BAD_REQUEST if another registration for the class has that name and email; VALIDATION_FAILED if
 * there is no seat for a guest
 */
export async function storePerson(
  tx: Database,
  services: DomainServices,
  locked: LockedRegistration,
  { person, answers }: NewDetails,
): Promise<Registration> {
  const { row, event, now } = locked;
  const { sealer, keyedHash } = services;
  const key = attendeeKey(keyedHash, row.classId, person);
  const other = await currentRegistration(tx, key);
  if (other && other.id !== row.id)
    throw new AppError(
      "BAD_REQUEST",
      "Someone with this name and email is registered for this class already.",
    );
  const ofEmail = row.isWalkIn || !person.email ? null : emailKey(keyedHash, row.classId, person.email);
  const [stored] = await tx
    .update(registration)
    .set({
      person: sealer.seal(JSON.stringify(person), PERSON),
      answers: answers === undefined ? row.answers : sealAnswers(services, answers),
      people: peopleOf(person),
      seats: await seatsAfterChange(tx, services, locked, person),
      duplicateKey: key,
      emailKey: ofEmail,
      updatedAt: now,
    })
    .where(eq(registration.id, row.id))
    .returning();
  if (!stored) throw new Error("A locked registration was gone.");
  // If a guest no longer comes, a seat is free for the waitlist.
  if (stored.seats < row.seats) await settleSeats(tx, services, event, now);
  await announceSeats(tx, event.id);
  return stored;
}

function sealAnswers({ sealer }: DomainServices, answers: SensitiveAnswer[]): string | null {
  return answers.length === 0 ? null : sealer.seal(JSON.stringify(answers), ANSWERS);
}
