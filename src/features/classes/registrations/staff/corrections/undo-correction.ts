import { asc, eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { type LockedRegistration, lockRegistration } from "../../lock-registration";
import { recordRegistrationEvent } from "../../record-registration-event";
import { type Correction, registrationCorrection } from "../../table";
import { lockBothClasses } from "../place-in-class";
import { storePerson } from "../store-person";
import { openChangedAnswers, openDetails } from "./correction-details";
import { undoObstacle } from "./obstacle";
import { lastEvent } from "./require-revision";
import { undoAttendeeCancellation } from "./undo-attendee";
import { type HowToUndo, undoAddition, undoCancellation, undoMove } from "./undo-seat";

/**
 * Undoes a staff correction, unless money moved. Notifies the person of changes to their seat. Repeating the call
 * changes nothing.
 * @throws AppError NOT_FOUND; REVISION_CONFLICT if a later event prevents it; CLASS_FULL unless `evenIfFull`;
 * BAD_REQUEST if the person has registered again, or the class is canceled
 */
export async function undoCorrection(
  services: DomainServices,
  actor: Actor,
  { registrationId, correctionId, evenIfFull }: HowToUndo & { registrationId: string; correctionId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const seen = find(await correctionsOf(tx, registrationId), correctionId);
    await lockBothClasses(tx, registrationId, seen.before.classId);
    const locked = await lockRegistration(tx, services, registrationId);
    const all = await correctionsOf(tx, registrationId);
    const correction = find(all, correctionId);
    if (correction.undoneAt) return;
    const obstacle = undoObstacle(correction, all, locked, services.sealer);
    if (obstacle) {
      const happened = await lastEvent(tx, services, locked.row);
      throw new AppError("REVISION_CONFLICT", `${obstacle} ${happened}`);
    }
    await undo(tx, services, locked, correction, { evenIfFull });
    await tx
      .update(registrationCorrection)
      .set({ undoneAt: locked.now })
      .where(eq(registrationCorrection.id, correctionId));
    const formerly = { correction: correction.kind };
    await recordRegistrationEvent(tx, actor, "change-undone", locked.row, formerly, correctionId);
  });
}

/** The corrections of a registration, oldest first. */
export function correctionsOf(db: Database, registrationId: string): Promise<Correction[]> {
  return db
    .select()
    .from(registrationCorrection)
    .where(eq(registrationCorrection.registrationId, registrationId))
    .orderBy(asc(registrationCorrection.at));
}

function find(all: readonly Correction[], id: string): Correction {
  const found = all.find((correction) => correction.id === id);
  if (!found) throw new AppError("NOT_FOUND", "There is no such change.");
  return found;
}

async function undo(
  tx: Database,
  services: DomainServices,
  locked: LockedRegistration,
  correction: Correction,
  how: HowToUndo,
): Promise<void> {
  if (correction.kind === "moved") return undoMove(tx, services, locked, correction, how);
  if (correction.kind === "cancelled") return undoCancellation(tx, services, locked, correction, how);
  if (correction.kind === "added") return undoAddition(tx, services, locked);
  const person = openDetails(services.sealer, correction)?.person;
  const answers = openChangedAnswers(services.sealer, correction);
  if (person && correction.kind === "attendee-cancelled")
    return undoAttendeeCancellation(tx, services, locked, { ...how, before: correction.before, person });
  if (!person) throw new AppError("BAD_REQUEST", "The former details have been erased.");
  await storePerson(tx, services, locked, { person: person.before, answers: answers?.before });
}
