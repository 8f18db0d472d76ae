import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { attendanceOf, firstHere } from "../check-ins/attendance";
import { numbersOf } from "../person/people-of";
import { recordRegistrationEvent } from "../record-registration-event";
import { type CheckInMark, checkInMark, type Registration, registration } from "../table";

export interface NewMark {
  /** The number of the person in the registration; everyone if it is left out. */
  person?: number;
  /** False to undo a check-in. */
  here: boolean;
  /** When it was recorded on the device; now if it is left out, and at most now. */
  at?: Date;
}

/**
 * Checks people of a registration in, or undoes that. A tablet without a connection sends it later, perhaps twice, and
 * another tablet may have sent the same before: a person is here since the earliest check-in that was not undone after
 * it.
 * @throws AppError NOT_FOUND; BAD_REQUEST if they have no seat, or the person is not in the registration any more
 */
export async function markPresence(
  { db, now }: DomainServices,
  actor: Actor,
  id: string,
  mark: NewMark,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(registration).where(eq(registration.id, id)).for("update");
    if (!row) throw new AppError("NOT_FOUND", "There is no such registration.");
    requireMarkable(row, mark);
    const marks = await storedMarks(tx, row);
    const before = attendanceOf(row, marks);
    const made = marksOf(row, mark, now());
    await tx.insert(checkInMark).values(made).onConflictDoNothing();
    const after = attendanceOf(row, [...marks, ...made]);
    await tx
      .update(registration)
      .set({ checkedInAt: firstHere(after), updatedAt: now(), revision: sql`${registration.revision}` })
      .where(eq(registration.id, id));
    const changed = after.filter(({ since }, at) => (since === null) !== (before[at]?.since === null));
    if (changed.length > 0)
      await recordRegistrationEvent(tx, actor, mark.here ? "checked-in" : "check-in-undone", row, {
        people: changed.map(({ person }) => person),
      });
  });
}

function requireMarkable(row: Registration, { person, here }: NewMark): void {
  if (here && row.status !== "confirmed")
    throw new AppError("BAD_REQUEST", "They have no seat in this class.");
  if (person !== undefined && !numbersOf(row).includes(person))
    throw new AppError("BAD_REQUEST", "This person is no longer in the registration.");
}

/** The marks of a registration for its class. If all of its people were checked in together, that becomes marks. */
async function storedMarks(tx: Database, row: Registration): Promise<CheckInMark[]> {
  const { registrationId, classId } = checkInMark;
  const marks = await tx
    .select()
    .from(checkInMark)
    .where(and(eq(registrationId, row.id), eq(classId, row.classId)));
  if (marks.length > 0 || row.checkedInAt === null) return marks;
  return tx
    .insert(checkInMark)
    .values(marksOf(row, { here: true, at: row.checkedInAt }, row.checkedInAt))
    .returning();
}

function marksOf(row: Registration, { person, here, at }: NewMark, now: Date): CheckInMark[] {
  const people = person === undefined ? numbersOf(row) : [person];
  return people.map((number) => ({
    registrationId: row.id,
    classId: row.classId,
    person: number,
    here,
    at: at && at < now ? at : now,
  }));
}
