import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import type { ClassSession } from "../../class/sessions";
import { attendanceOf, firstHere, type PersonHere } from "../check-ins/attendance";
import { sessionFor } from "../check-ins/session-for";
import { numbersOf } from "../person/people-of";
import { recordRegistrationEvent } from "../record-registration-event";
import { type CheckInMark, checkInMark, type Registration, registration } from "../table";
import { rosterClass } from "./roster";

export interface NewMark {
  /** The person's number in the registration; absent for everyone. */
  person?: number;
  /** From 1. Defaults to the session at that time. */
  session?: number;
  /** False to undo a check-in. */
  here: boolean;
  /** When the device recorded it. Defaults to now; a future time counts as now. */
  at?: Date;
}

/**
 * Checks people of a registration in, or undoes it. A tablet without a connection sends its marks late and perhaps
 * twice, and several tablets can send the same one. A person is here since the earliest check-in that no later mark
 * undoes.
 * @throws AppError NOT_FOUND; BAD_REQUEST if they have no seat, the class has no such session, or the person has left
 * the registration
 */
export async function markPresence(
  services: DomainServices,
  actor: Actor,
  id: string,
  mark: NewMark,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const now = services.now();
    const [row] = await tx.select().from(registration).where(eq(registration.id, id)).for("update");
    if (!row) throw new AppError("NOT_FOUND", "There is no such registration.");
    const { sessions } = await rosterClass({ db: tx }, row.classId);
    requireMarkable(row, mark, sessions.length);
    const marks = await storedMarks(tx, row);
    const before = attendanceOf(row, marks, sessions.length);
    const made = newMarks(row, sessions, mark, now);
    await tx.insert(checkInMark).values(made).onConflictDoNothing();
    const after = attendanceOf(row, [...marks, ...made], sessions.length);
    await tx
      .update(registration)
      .set({ checkedInAt: firstHere(after), updatedAt: now, revision: sql`${registration.revision}` })
      .where(eq(registration.id, id));
    const people = changedPeople(before, after);
    if (people.length > 0)
      await recordRegistrationEvent(tx, actor, mark.here ? "checked-in" : "check-in-undone", row, { people });
  });
}

/** The marks that check people in or out. */
export function newMarks(
  row: Pick<Registration, "id" | "classId" | "people" | "personNumbers">,
  sessions: readonly Pick<ClassSession, "startsAt">[],
  { person, session, here, at }: NewMark,
  now: Date,
): CheckInMark[] {
  const people = person === undefined ? numbersOf(row) : [person];
  const pressed = at && at < now ? at : now;
  const starts = sessions.map(({ startsAt }) => startsAt);
  return people.map((number) => ({
    registrationId: row.id,
    classId: row.classId,
    person: number,
    session: session ?? sessionFor(starts, pressed),
    here,
    at: pressed,
  }));
}

function requireMarkable(row: Registration, { person, session = 1, here }: NewMark, sessions: number): void {
  if (here && row.status !== "confirmed")
    throw new AppError("BAD_REQUEST", "They have no seat in this class.");
  if (session > sessions) throw new AppError("BAD_REQUEST", "The class has no such session any more.");
  if (person !== undefined && !numbersOf(row).includes(person))
    throw new AppError("BAD_REQUEST", "This person is no longer in the registration.");
}

/**
 * The marks of a registration for its class. A row from before there were marks has only `checkedInAt`: everyone was
 * checked in to the first session. Stores marks for that.
 */
async function storedMarks(tx: Database, row: Registration): Promise<CheckInMark[]> {
  const { registrationId, classId } = checkInMark;
  const marks = await tx
    .select()
    .from(checkInMark)
    .where(and(eq(registrationId, row.id), eq(classId, row.classId)));
  if (marks.length > 0 || row.checkedInAt === null) return marks;
  const together = { session: 1, here: true };
  return tx
    .insert(checkInMark)
    .values(newMarks(row, [], together, row.checkedInAt))
    .returning();
}

function changedPeople(before: readonly PersonHere[], after: readonly PersonHere[]): number[] {
  const pattern = (one: PersonHere | undefined) => one?.sessions.map((since) => since !== null).join();
  return after.filter((one, at) => pattern(one) !== pattern(before[at])).map(({ person }) => person);
}
