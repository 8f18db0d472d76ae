import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { ClassView } from "../../class/class-views";
import { groupLimit, totalPrice } from "../../class/group-rules";
import { availabilityOf } from "../availability";
import { recordNotified } from "../change-notices/record-notified";
import { announceSeats } from "../class-counts";
import type { Attendee, RegistrationInput } from "../input";
import { notifyRegistrant } from "../mail/notify-registrant";
import { peopleOf } from "../person/people-of";
import { sealInput } from "../person/person";
import { currentRegistration, insertRegistration } from "../register-for-class";
import { lockSeats } from "../seats/lock-seats";
import { settleSeats } from "../seats/settle-seats";
import { tooFewSeats } from "../seats/take-seat";
import { checkInMark, type DeskMethod, type Registration } from "../table";
import { attendeeKey } from "./attendee-key";
import { recordCorrection } from "./corrections/record-correction";
import { newMarks } from "./mark-presence";
import { currentLetter } from "./resend-confirmation";
import { rosterClass } from "./roster";

export interface DeskEntry {
  firstName: string;
  lastName: string;
  /** Empty if they have none. Then they get no email. */
  email: string;
  phone: string;
  /** The other people of their group. */
  others: readonly Attendee[];
  /** Whether to check everyone in. */
  isHere: boolean;
  /** How the price is paid. `later`: at the desk, another time. `free`: the price is waived. */
  payment: DeskMethod | "free" | "later";
  /** Whether staff confirmed exceeding the limit. */
  evenIfFull: boolean;
  /** Whether to add them to the waitlist if the class is full and `evenIfFull` is false. */
  waitlistIfFull: boolean;
}

interface Added {
  id: string;
  status: "confirmed" | "waitlisted";
  correction: string;
}

/**
 * Adds a person or a group who came without registering, or who called. Works even after registration has ended. A
 * group gets its seats together or waits together, at the online price.
 * @throws AppError NOT_FOUND; CLASS_FULL unless `evenIfFull` or `waitlistIfFull`; BAD_REQUEST if they are registered,
 * the group is too large, or the class is canceled; VALIDATION_FAILED for the waitlist without an email
 */
export async function addAtDesk(
  services: DomainServices,
  actor: Actor,
  classId: string,
  entry: DeskEntry,
): Promise<Added> {
  const event = await rosterClass(services, classId);
  return services.db.transaction(async (tx) => {
    await lockSeats(tx, classId);
    if (event.cancelledAt) throw new AppError("BAD_REQUEST", "This class is canceled.");
    requireSmallEnough(event, entry);
    const status = await statusFor(tx, services, event, entry);
    const row = await insertEntry(tx, services, event, entry, status);
    await recordNotified(tx, event);
    const now = services.now();
    if (row.checkedInAt)
      await tx
        .insert(checkInMark)
        .values(newMarks(row, event.sessions, { here: true, at: row.checkedInAt }, now));
    const correction = await recordCorrection(tx, actor, { kind: "added", before: row, after: row, now });
    await announceSeats(tx, event.id);
    if (row.checkedInAt === null && entry.email)
      await notifyRegistrant(tx, services, row, event, await currentLetter(tx, services, row));
    return { id: row.id, status, correction };
  });
}

function requireSmallEnough(event: ClassView, entry: DeskEntry): void {
  const maxPeople = groupLimit(event);
  if (peopleOf(entry) <= maxPeople) return;
  const message =
    maxPeople === 1
      ? "One registration is for one person."
      : `At most ${maxPeople} people can register together.`;
  throw new AppError("BAD_REQUEST", message);
}

async function statusFor(
  tx: Database,
  services: DomainServices,
  event: ClassView,
  entry: DeskEntry,
): Promise<Added["status"]> {
  const { evenIfFull, waitlistIfFull, email } = entry;
  const now = services.now();
  const counts = await settleSeats(tx, services, event, now);
  const { seatsLeft } = availabilityOf(event, counts, now, services.takesPayments);
  const seats = peopleOf(entry);
  if (seatsLeft === null || seatsLeft >= seats || evenIfFull) return "confirmed";
  if (!waitlistIfFull)
    throw new AppError("CLASS_FULL", tooFewSeats(event, { seatsLeft, seats, whose: "This group" }));
  if (email) return "waitlisted";
  const message = "Enter an email address: we offer a free seat by email.";
  throw new AppError("VALIDATION_FAILED", message, { errors: [{ propertyName: "email", message }] });
}

async function insertEntry(
  tx: Database,
  services: DomainServices,
  event: ClassView,
  { firstName, lastName, email, phone, others, isHere, payment }: DeskEntry,
  status: Added["status"],
): Promise<Registration> {
  const key = attendeeKey(services.keyedHash, event.id, { firstName, lastName, email });
  if (await currentRegistration(tx, key))
    throw new AppError("BAD_REQUEST", "They are registered for this class already.");
  const now = services.now();
  const isSeated = status === "confirmed";
  const people = peopleOf({ others });
  const price = payment === "free" ? 0 : totalPrice(event, people);
  const method = isSeated && price > 0 && (payment === "cash" || payment === "check") ? payment : null;
  const input: RegistrationInput = { firstName, lastName, email, phone, answers: [] };
  if (others.length > 0) input.others = [...others];
  const { person: sealed } = sealInput(services.sealer, input, "");
  return insertRegistration(tx, services, {
    classId: event.id,
    status,
    seats: people,
    people,
    price,
    deskMethod: method,
    deskPaid: method ? price : 0,
    duplicateKey: key,
    isWalkIn: true,
    person: sealed,
    checkedInAt: isSeated && isHere ? now : null,
    confirmedAt: isSeated ? now : null,
    waitingSince: isSeated ? null : now,
    createdAt: now,
    updatedAt: now,
  });
}
