import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { announceSeats } from "../../class-counts";
import type { LockedRegistration } from "../../lock-registration";
import { notifyRegistrant } from "../../mail/notify-registrant";
import { duplicateKey } from "../../person/duplicate-key";
import { keyAfterChange } from "../../person/key-after-change";
import { PERSON, type Person } from "../../person/person";
import { currentRegistration } from "../../register-for-class";
import { type Registration, registration, type StateBefore } from "../../table";
import { requireSeats } from "../place-in-class";
import { currentLetter } from "../resend-confirmation";
import type { BeforeAndAfter } from "./correction-details";
import type { HowToUndo } from "./undo-seat";

interface Canceled extends HowToUndo {
  /** The registration before the person was canceled. */
  before: StateBefore;
  /** The group before and after. */
  person: BeforeAndAfter<Person>;
}

/**
 * Restores one person of a group with their former number, which keeps their check-ins, and notifies the registrant.
 * @throws AppError CLASS_FULL unless `evenIfFull`; BAD_REQUEST if they have registered again, or the class is canceled
 */
export async function undoAttendeeCancellation(
  tx: Database,
  services: DomainServices,
  { row, event, now }: LockedRegistration,
  { before, person, evenIfFull }: Canceled,
): Promise<void> {
  if (event.cancelledAt) throw new AppError("BAD_REQUEST", "This class is canceled.");
  await refuseRegisteredAgain(tx, services, row, person);
  if (row.status === "confirmed") {
    const message = "The seat has been given or offered to someone else.";
    await requireSeats(tx, services, event, { seats: 1, evenIfFull, message });
  }
  const [back] = await tx
    .update(registration)
    .set({
      person: services.sealer.seal(JSON.stringify(person.before), PERSON),
      people: row.people + 1,
      personNumbers: before.personNumbers,
      seats: row.seats + 1,
      price: before.price,
      duplicateKey: await keyAfterChange(tx, services, row, person.before),
      updatedAt: now,
    })
    .where(eq(registration.id, row.id))
    .returning();
  if (!back) throw new Error("A locked registration was gone.");
  await announceSeats(tx, event.id);
  await notifyRegistrant(tx, services, back, event, await currentLetter(tx, services, back));
}

/**
 * Refuses if the canceled registrant has registered again. Other people of a group have no duplicate key to look up.
 */
async function refuseRegisteredAgain(
  tx: Database,
  { keyedHash }: Pick<DomainServices, "keyedHash">,
  row: Registration,
  { before, after }: BeforeAndAfter<Person>,
): Promise<void> {
  const key = duplicateKey(keyedHash, row.classId, before);
  if (!before.email || key === duplicateKey(keyedHash, row.classId, after)) return;
  const other = await currentRegistration(tx, key);
  if (other && other.id !== row.id)
    throw new AppError("BAD_REQUEST", "They have registered for this class again.");
}
