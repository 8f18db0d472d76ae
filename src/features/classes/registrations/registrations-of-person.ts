import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database } from "~/platform/database/database";
import { inBatches } from "~/platform/database/in-batches";
import { recordErasures } from "~/platform/erasures/record-erasures";
import { AppError } from "~/platform/errors/app-error";
import { type Payment, payment } from "~/platform/payments/table";
import { isAddress } from "~/platform/personal-data/is-address";
import type { PersonalData } from "~/platform/personal-data/personal-data";
import { readSessions } from "../class/sessions";
import { marksOf } from "./check-ins/marks";
import { openNote } from "./person/note";
import { openAnswers, openPerson } from "./person/person";
import { eraseCorrections } from "./retention/erase-corrections";
import { erasedRegistration, registrationErasure } from "./retention/erased-registration";
import { openChangedAnswers, openDetails } from "./staff/corrections/correction-details";
import { eraseSurveys } from "./survey/erase-surveys";
import { openSurveyAnswers } from "./survey/sealed-survey";
import {
  type CheckInMark,
  type ClassSurvey,
  type Correction,
  classSurvey,
  type NotifiedSnapshot,
  notifiedSnapshot,
  type Registration,
  registration,
  registrationCorrection,
} from "./table";

interface Found {
  row: Registration;
  snapshot: NotifiedSnapshot | null;
  paid: Payment | null;
  corrections: Correction[];
  marks: CheckInMark[];
  surveys: ClassSurvey[];
}

const ENDED: Registration["status"][] = ["cancelled", "expired"];

/**
 * Registrations as personal data. Those for upcoming classes are not erased, because the person could no longer be
 * notified or cancel. Cancel them first, with the refund that is due.
 */
export const registrationsOfPerson: PersonalData = {
  area: "Class registrations",

  async find(db, { sealer, now }, email) {
    const ids: string[] = [];
    for await (const row of people(db))
      if (isAddress(openedOrNull(() => openPerson(sealer, row))?.email, email)) ids.push(row.id);
    const rows = await db
      .select({ row: registration, snapshot: notifiedSnapshot, paid: payment })
      .from(registration)
      .leftJoin(notifiedSnapshot, eq(notifiedSnapshot.classId, registration.classId))
      .leftJoin(payment, eq(payment.id, registration.paymentId))
      .where(inArray(registration.id, ids))
      .orderBy(registration.createdAt);
    const corrections = await db
      .select()
      .from(registrationCorrection)
      .where(inArray(registrationCorrection.registrationId, ids))
      .orderBy(registrationCorrection.at);
    const marks = await marksOf(db, ids);
    const surveys = await db.select().from(classSurvey).where(inArray(classSurvey.registrationId, ids));
    return rows.map(({ row, snapshot, paid }) => {
      const isOfRow = ({ registrationId }: { registrationId: string }) => registrationId === row.id;
      const found: Found = {
        row,
        snapshot,
        paid,
        corrections: corrections.filter(isOfRow),
        marks: marks.get(row.id) ?? [],
        surveys: surveys.filter(isOfRow),
      };
      return {
        id: row.id,
        what: `Registration for ${titleOf(found)}`,
        at: row.createdAt,
        holds: holdsOf(sealer, found),
        obstacle: obstacleOf(found, now()),
      };
    });
  },

  async erase(tx, { now }, { records }) {
    const ids = records.map(({ id }) => id);
    const { classId, status, id } = registration;
    const rows = await tx
      .select({ classId, status })
      .from(registration)
      .where(inArray(id, ids))
      .for("update");
    const open = rows.filter((row) => !ENDED.includes(row.status)).map((row) => row.classId);
    const over = await tx.select().from(notifiedSnapshot).where(inArray(notifiedSnapshot.classId, open));
    const isOver = (of: string) =>
      over.some((snapshot) => snapshot.classId === of && snapshot.endsAt <= now());
    if (!open.every(isOver))
      throw new AppError(
        "REVISION_CONFLICT",
        "This registration has just changed. Look at it again before you continue.",
      );
    await tx.update(registration).set(erasedRegistration).where(inArray(id, ids));
    await eraseCorrections(tx, ids);
    await eraseSurveys(tx, ids);
    await recordErasures(tx, registrationErasure, ids);
    return {
      records: ids.length,
      kept: [
        "That a person registered, for which class, and what was paid. Bookkeeping needs it. It has no name.",
        "The payment provider keeps its own records of people who paid by card.",
      ],
    };
  },
};

function people(db: Database) {
  const { id, person } = registration;
  return inBatches(id, ({ isNext, limit }) =>
    db
      .select({ id, person })
      .from(registration)
      .where(and(isNotNull(person), isNext))
      .orderBy(id)
      .limit(limit),
  );
}

function titleOf({ snapshot }: Found): string {
  return snapshot ? `“${snapshot.title}”` : "a class";
}

function holdsOf(
  sealer: Sealer,
  { row, snapshot, paid, corrections, marks, surveys }: Found,
): Record<string, unknown> {
  return {
    class: snapshot?.title,
    begins: snapshot?.startsAt,
    sessions: snapshot && readSessions(snapshot),
    place: snapshot?.place,
    status: row.status,
    seats: row.seats,
    details: openPerson(sealer, row),
    sensitiveAnswers: openedOrNull(() => openAnswers(sealer, row)),
    noteOfStaff: openedOrNull(() => openNote(sealer, row)),
    campaign: row.utm,
    checkedInAt: row.checkedInAt,
    checkIns: marks.map(({ person, session, here, at }) => ({ person, session, here, at })),
    feedback: surveys.map((survey) => ({
      askedAt: survey.askedAt,
      answeredAt: survey.answeredAt,
      answers: openedOrNull(() => openSurveyAnswers(sealer, survey)),
      mayContact: survey.mayContact,
    })),
    walkIn: row.isWalkIn,
    paidAtTheDesk: row.deskMethod && {
      by: row.deskMethod,
      cents: row.deskPaid,
      centsPaidBack: row.deskRefunded,
    },
    changesByStaff: corrections.map((correction) => ({
      at: correction.at,
      kind: correction.kind,
      undoneAt: correction.undoneAt,
      details: openedOrNull(() => openDetails(sealer, correction)),
      sensitiveAnswers: openedOrNull(() => openChangedAnswers(sealer, correction)),
    })),
    payment: paid && {
      state: paid.state,
      cents: paid.amount,
      centsPaidBack: paid.refunded,
      paidAt: paid.paidAt,
    },
  };
}

function obstacleOf(found: Found, now: Date): string | null {
  const { row, snapshot, paid } = found;
  const isOpen = !ENDED.includes(row.status) && !(snapshot && snapshot.endsAt <= now);
  // A repeated registration is on no roster and ends with its checkout.
  if (isOpen && row.duplicateOf === null)
    return `They are registered for ${titleOf(found)}, which is not over: cancel that on its roster first.`;
  if (isOpen || paid?.state === "processing" || (paid?.state === "open" && paid.payUntil > now))
    return `They are just paying for ${titleOf(found)}: wait until the payment is decided.`;
  return null;
}
