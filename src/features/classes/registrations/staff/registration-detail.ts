import { eq, inArray } from "drizzle-orm";
import { type AuditEvent, auditEvents } from "~/platform/audit/audit-events";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { payment } from "~/platform/payments/table";
import type { HistoryEntry, RegistrationDetail } from "../../api/admin/schemas";
import { formatSessions } from "../../class/format-sessions";
import { readSessions } from "../../class/sessions";
import { firstNumbers } from "../asked-questions";
import { noSuchRegistration } from "../lock-registration";
import { namesOf } from "../person/people-of";
import { openPerson, type Person } from "../person/person";
import { type Correction, notifiedSnapshot, type Registration, registration } from "../table";
import { type BeforeAndAfter, type CorrectionDetails, openDetails } from "./corrections/correction-details";
import { actorInWords, eventInWords } from "./corrections/event-words";
import { type CurrentState, undoObstacle } from "./corrections/obstacle";
import { correctionsOf } from "./corrections/undo-correction";
import { staffRules } from "./edited-person";
import { detailChanges, formOf } from "./form-of";
import { rosterClass } from "./roster";

/** No registration has more. */
const MAX_EVENTS = 200;

/**
 * One registration for staff: the form that changes its details, without sensitive answers, and its history, newest
 * first, with what can be undone.
 * @throws AppError NOT_FOUND
 */
export async function registrationDetail(services: DomainServices, id: string): Promise<RegistrationDetail> {
  const { db, sealer } = services;
  const [row] = await db.select().from(registration).where(eq(registration.id, id));
  if (!row || row.duplicateOf) throw noSuchRegistration();
  const event = await rosterClass(services, row.classId);
  const person = openedOrNull(() => openPerson(sealer, row));
  return {
    id,
    revision: row.revision,
    fields: person ? formOf(person, staffRules(event, services, row, person)) : [],
    history: await historyOf(services, row),
  };
}

async function historyOf(services: DomainServices, row: Registration): Promise<HistoryEntry[]> {
  const about = { subjectType: "registration", subjectId: row.id };
  const events = await auditEvents(services.db, about, MAX_EVENTS);
  const corrections = await correctionsOf(services.db, row.id);
  const current = { row, payment: await paymentOf(services, row) };
  const former = await formerPlaces(services, corrections);
  return events.map((event) => {
    const correction = event.action.endsWith(".change-undone") ? undefined : correctionOf(event, corrections);
    const details = correction && openedOrNull(() => openDetails(services.sealer, correction));
    return {
      at: event.at.toISOString(),
      who: actorInWords(event),
      what: eventInWords(event),
      about: correction ? historyDetails(correction, former, details) : "",
      changes:
        details?.person && correction?.kind === "edited"
          ? detailChanges(details.person, numbersBefore(correction, details.person.before))
          : [],
      privateAnswersChanged: correction?.answers !== undefined && correction.answers !== null,
      message: details?.message ?? null,
      undoes: correction && isUndoable(correction, corrections, current, services) ? correction.id : null,
      isUndone: correction?.undoneAt !== undefined && correction.undoneAt !== null,
    };
  });
}

function correctionOf({ after }: AuditEvent, corrections: readonly Correction[]): Correction | undefined {
  const id = (after as { correction?: unknown } | null)?.correction;
  return corrections.find((correction) => correction.id === id);
}

function isUndoable(
  correction: Correction,
  all: readonly Correction[],
  current: CurrentState,
  { sealer }: DomainServices,
): boolean {
  return correction.undoneAt === null && undoObstacle(correction, all, current, sealer) === null;
}

async function paymentOf({ db }: DomainServices, { paymentId }: Registration) {
  if (!paymentId) return undefined;
  const [row] = await db.select({ state: payment.state }).from(payment).where(eq(payment.id, paymentId));
  return row;
}

/** Details of a history entry: the former class of a move, the canceled person, the amount of a refund. */
function historyDetails(
  { kind, before, refund }: Correction,
  former: Map<string, string>,
  details: CorrectionDetails | null | undefined,
): string {
  const from = kind === "moved" ? (former.get(before.classId) ?? "") : "";
  const personName = kind === "attendee-cancelled" && details?.person ? missingIn(details.person) : "";
  return [
    from && `From ${from}.`,
    personName && `${personName}.`,
    refund > 0 && `Refund: ${formatDollars(refund)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function numbersBefore({ before }: Correction, { others = [] }: Person): number[] {
  return before.personNumbers ?? firstNumbers(1 + others.length);
}

/** The name of the person who left a group. Two people can have the same name. */
function missingIn({ before, after }: BeforeAndAfter<Person>): string {
  const remainingNames = namesOf(after);
  return namesOf(before).find((name, at) => remainingNames[at] !== name) ?? "";
}

async function formerPlaces(
  { db, timeZone }: DomainServices,
  corrections: readonly Correction[],
): Promise<Map<string, string>> {
  const ids = corrections.filter(({ kind }) => kind === "moved").map(({ before }) => before.classId);
  const rows = await db.select().from(notifiedSnapshot).where(inArray(notifiedSnapshot.classId, ids));
  return new Map(
    rows.map((snapshot) => [
      snapshot.classId,
      `${snapshot.title}, ${formatSessions(readSessions(snapshot), timeZone)}`,
    ]),
  );
}
