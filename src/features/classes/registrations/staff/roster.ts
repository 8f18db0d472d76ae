import { and, asc, eq, isNull } from "drizzle-orm";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { DomainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { payment } from "~/platform/payments/table";
import type { Roster, RosterClass, RosterEntry } from "../../api/admin/schemas";
import { classById } from "../../class/class-by-id";
import { classDates, classPlace } from "../../class/class-facts";
import type { ClassView } from "../../class/class-views";
import { groupLimit } from "../../class/group-rules";
import { classItem } from "../../series/series-of";
import { priceOf } from "../availability";
import { formerClass } from "../change-notices/former-class";
import { attendanceOf, firstHere, type PersonHere } from "../check-ins/attendance";
import { checkInCodes } from "../check-ins/check-in-code";
import { marksOfClass } from "../check-ins/marks";
import { classCounts } from "../class-counts";
import { confirmationNumber } from "../confirmation-number";
import { openNote } from "../person/note";
import { openPerson } from "../person/person";
import { currentAnswers, hasEnded } from "../person/shown-answers";
import { type Registration, type RegistrationStatus, registration } from "../table";
import { amountOwed } from "./settle-price";

/**
 * Everyone who registered for a class: people with a seat by name, then the waitlist in order. Without sensitive
 * answers.
 * @throws AppError NOT_FOUND
 */
export async function roster(
  services: DomainServices,
  classId: string,
  { status }: { status?: RegistrationStatus } = {},
): Promise<Roster> {
  const { db } = services;
  const event = await rosterClass(services, classId);
  const rows = await db
    .select({ row: registration, payment })
    .from(registration)
    .leftJoin(payment, eq(payment.id, registration.paymentId))
    .where(and(eq(registration.classId, classId), isNull(registration.duplicateOf)))
    .orderBy(asc(registration.waitingSince), asc(registration.number));
  const marks = await marksOfClass(db, classId);
  const waiting = rows.filter(({ row }) => row.status === "waitlisted").map(({ row }) => row.id);
  const entries = rows.map(({ row, payment: paid }) => {
    const attendance = attendanceOf(row, marks.get(row.id) ?? [], event.sessions.length);
    return entryOf(services, row, { paid, attendance, waitingAt: waiting.indexOf(row.id) });
  });
  return {
    class: await summaryOf(services, event, entries),
    items: entries.filter((entry) => !status || entry.status === status).sort(byStatusThenName),
  };
}

/**
 * The class of a roster, even if it was taken off the site.
 * @throws AppError NOT_FOUND
 */
export async function rosterClass({ db }: Pick<DomainServices, "db">, classId: string): Promise<ClassView> {
  const event = (await classById(db, classId)) ?? (await formerClass(db, classId));
  if (event) return event;
  await classItem(db, classId);
  throw new AppError("NOT_FOUND", "This class has not been published yet, so it has no registrations.");
}

interface EntryDetails {
  paid: typeof payment.$inferSelect | null;
  attendance: PersonHere[];
  /** The index on the waitlist, from 0; negative if not on it. */
  waitingAt: number;
}

function entryOf(
  { sealer, keyedHash }: DomainServices,
  row: Registration,
  { paid, attendance, waitingAt }: EntryDetails,
): RosterEntry {
  const person = openedOrNull(() => openPerson(sealer, row));
  const note = openedOrNull(() => openNote(sealer, row));
  const { firstName = "", lastName = "", email = "", phone = "" } = person ?? {};
  const howHeard = person?.howDidYouHearAboutClass;
  // An ended registration keeps its check-in, but the roster must not count it.
  const hasSeat = row.status === "confirmed";
  return {
    id: row.id,
    revision: row.revision,
    confirmationNumber: confirmationNumber(row),
    checkInCodes: checkInCodes(keyedHash, row),
    status: row.status,
    firstName,
    lastName,
    email,
    phone,
    others: person?.others ?? [],
    people: row.people,
    seats: row.seats,
    bringingGuest: person?.bringingGuest === "yes",
    position: waitingAt < 0 ? null : waitingAt + 1,
    offeredUntil: row.status === "offered" ? (row.offeredUntil?.toISOString() ?? null) : null,
    heldUntil: row.status === "held" ? (row.heldUntil?.toISOString() ?? null) : null,
    registeredAt: row.createdAt.toISOString(),
    checkedInAt: hasSeat ? (firstHere(attendance)?.toISOString() ?? null) : null,
    attendance: attendance.map(({ person: number, sessions }) => ({
      person: number,
      sessions: sessions.map((since) => (hasSeat ? (since?.toISOString() ?? null) : null)),
    })),
    isWalkIn: row.isWalkIn,
    note: note ?? "",
    unreadable: (row.person !== null && person === null) || note === null,
    answers: [
      ...(howHeard ? [{ label: "How they heard about it", answer: howHeard }] : []),
      ...currentAnswers(person?.answers ?? [], row),
    ],
    hasSensitiveAnswers: row.answers !== null && !hasEnded(row),
    price: row.price,
    owed: row.status === "confirmed" ? amountOwed(row, paid) : 0,
    desk: row.deskMethod && { method: row.deskMethod, paid: row.deskPaid, refunded: row.deskRefunded },
    payment: paid && { state: paid.state, amount: paid.amount, refunded: paid.refunded },
  };
}

async function summaryOf(
  { db, timeZone, now }: DomainServices,
  event: ClassView,
  entries: RosterEntry[],
): Promise<RosterClass> {
  const counts = (await classCounts(db, [event.id], now())).get(event.id);
  return {
    id: event.id,
    title: event.title,
    when: classDates(event, timeZone),
    place: classPlace(event),
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    sessionStarts: event.sessions.map(({ startsAt }) => startsAt.toISOString()),
    limit: event.registrantLimit,
    taken: counts?.taken ?? 0,
    waiting: counts?.waiting ?? 0,
    checkedIn: entries
      .flatMap(({ attendance }) => attendance)
      .filter(({ sessions }) => sessions.some(Boolean)).length,
    cancelledAt: event.cancelledAt?.toISOString() ?? null,
    price: priceOf(event),
    priceFor: event.priceFor,
    largestGroup: groupLimit(event),
  };
}

const STATUS_ORDER: RegistrationStatus[] = [
  "confirmed",
  "held",
  "offered",
  "waitlisted",
  "cancelled",
  "expired",
];

function byStatusThenName(a: RosterEntry, b: RosterEntry): number {
  const order = STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status);
  if (order !== 0 || a.status === "waitlisted") return order || (a.position ?? 0) - (b.position ?? 0);
  return `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`, "en");
}
